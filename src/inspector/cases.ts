import type {AnyEventObject} from 'xstate';
import type {Cases, FlowModel} from '../../machines/shared/flowModel.ts';
import {delayOf} from './chart/eventWords.ts';
import type {InspectedFlow} from './flows.ts';

/** Something that can happen to a flow: in a product owner's words, and as an example event. */
export type FlowCase = {words: string; event: AnyEventObject};

const casesOf = <T>(cases: Cases<T>, toEvent: (payload: T) => AnyEventObject): FlowCase[] =>
  Object.entries(cases).map(([words, payload]) => ({words, event: toEvent(payload)}));

/** What a visitor can do. */
export const visitorCases = ({model: {events}}: InspectedFlow): FlowCase[] =>
  Object.entries(events).flatMap(([type, cases]) =>
    casesOf<object>(cases, (payload) => ({...payload, type})),
  );

const answerCases = ({outcomes, failures}: FlowModel): FlowCase[] => [
  ...Object.entries(outcomes).flatMap(([actorId, kinds]) =>
    Object.values(kinds).flatMap((cases) =>
      casesOf<unknown>(cases, (output) => ({
        type: `xstate.done.actor.${actorId}`,
        actorId,
        output,
      })),
    ),
  ),
  ...Object.entries(failures).flatMap(([actorId, cases]) =>
    casesOf<unknown>(cases, (error) => ({type: `xstate.error.actor.${actorId}`, actorId, error})),
  ),
];

const clockCases = ({machine, model: {timeLimits}}: InspectedFlow): FlowCase[] =>
  machine.events.flatMap((type: string) => {
    const words = Object.entries(timeLimits).find(([limit]) => limit === delayOf(type))?.[1];
    return words === undefined ? [] : [{words, event: {type}}];
  });

/** All that the model says can happen: what visitors do, what actors answer, what the clock does. */
export const flowCases = (flow: InspectedFlow): FlowCase[] => [
  ...visitorCases(flow),
  ...answerCases(flow.model),
  ...clockCases(flow),
];
