import type {AnyEventObject, AnyStateMachine} from 'xstate';
import type {Cases, FlowModel} from '../../../machines/shared/flowModel.ts';
import type {TimeLimit} from '../../../machines/shared/timeLimits.ts';

/** Something that can happen to a flow: in words, and as the event that tells the machine. */
export type FlowCase = {words: string; event: AnyEventObject};

const DELAY = /^xstate\.after\.(\w+)\./;

/** The time limit that an event of the clock stands for. */
export const timeLimitOf = (eventType: string): TimeLimit | undefined =>
  DELAY.exec(eventType)?.[1] as TimeLimit | undefined;

const COMES_WITH_AN_ADDRESS = new Set(['subscription.prefill', 'domain.given']);

/** Comes with the address that the page is loaded on, so that nothing happens before it. */
export const isArrival = (event: AnyEventObject): boolean =>
  COMES_WITH_AN_ADDRESS.has(event.type) ||
  (event.type === 'screen.visit' && event['by'] === 'address');

const casesOf = <T>(cases: Cases<T>, toEvent: (payload: T) => AnyEventObject): FlowCase[] =>
  Object.entries(cases).map(([words, payload]) => ({words, event: toEvent(payload)}));

const visitorCases = ({events}: FlowModel): FlowCase[] =>
  Object.entries(events).flatMap(([type, cases]) =>
    casesOf<object>(cases, (payload) => ({...payload, type})),
  );

const actorCases = ({outcomes, failures}: FlowModel): FlowCase[] => [
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

const clockCases = (machine: AnyStateMachine, {timeLimits}: FlowModel): FlowCase[] =>
  machine.events.flatMap((type: string) => {
    const limit = timeLimitOf(type);
    return limit ? [{words: timeLimits[limit], event: {type}}] : [];
  });

/** All that the model says can happen to the machine. */
export const flowCases = (machine: AnyStateMachine, model: FlowModel): FlowCase[] => [
  ...actorCases(model),
  ...visitorCases(model),
  ...clockCases(machine, model),
];
