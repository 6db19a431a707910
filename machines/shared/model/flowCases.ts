import type {AnyEventObject, AnyStateMachine} from 'xstate';
import type {Cases, FlowModel} from './flowModel.ts';
import {timeLimitOf} from '../timeLimits.ts';

/** Something that can happen to a flow: in a product owner's words, and as an example event. */
export type FlowCase = {words: string; event: AnyEventObject};

const casesOf = <T>(cases: Cases<T>, toEvent: (payload: T) => AnyEventObject): FlowCase[] =>
  Object.entries(cases).map(([words, payload]) => ({words, event: toEvent(payload)}));

/** What a visitor can do. */
export const visitorCases = ({events}: FlowModel): FlowCase[] =>
  Object.entries(events).flatMap(([type, cases]) =>
    casesOf<object>(cases, (payload) => ({...payload, type})),
  );

const actorCases = ({results, failures}: FlowModel): FlowCase[] => [
  ...Object.entries(results).flatMap(([actorId, kinds]) =>
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

const clockCases = (machine: AnyStateMachine, {timeLimits}: FlowModel): FlowCase[] =>
  machine.events.flatMap((type: string) =>
    Object.entries(timeLimits)
      .filter(([limit]) => timeLimitOf(type) === limit)
      .map(([, words]) => ({words, event: {type}})),
  );

/** All that the model says can happen to the machine: answers of actors, deeds of visitors, the clock. */
export const flowCases = (machine: AnyStateMachine, model: FlowModel): FlowCase[] => [
  ...actorCases(model),
  ...visitorCases(model),
  ...clockCases(machine, model),
];
