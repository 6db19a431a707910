import {setImmediate as nextTurn} from 'node:timers/promises';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import type {FlowModel} from '../../../machines/shared/model/flowModel.ts';
import type {FlowInput} from '../../../machines/shared/flow/flowTypes.ts';
import {flowCases} from '../../../machines/shared/model/flowCases.ts';
import {timeLimitOf} from '../../../machines/shared/timeLimits.ts';

/** A call that the machine has made and that waits for its answer. */
export type Call = {
  actor: string;
  input: unknown;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
};

/** What the machine asked of the world outside: the name of the action and what it was given. */
export type Effect = {action: string; params: unknown};

const isOutward = (implementation: unknown): boolean =>
  typeof implementation === 'function' && !('resolve' in implementation);

const waitingActors = (machine: AnyStateMachine, calls: Call[]) =>
  Object.fromEntries(
    Object.keys(machine.implementations.actors).map((actor) => [
      actor,
      fromPromise(
        ({input}) =>
          new Promise((resolve, reject) => {
            calls.push({actor, input, resolve, reject});
          }),
      ),
    ]),
  );

const recordedActions = (machine: AnyStateMachine, effects: Effect[]) =>
  Object.fromEntries(
    Object.entries(machine.implementations.actions)
      .filter(([, implementation]) => isOutward(implementation))
      .map(([action]) => [
        action,
        (_: unknown, params: unknown) => {
          effects.push({action, params});
        },
      ]),
  );

/**
 * A flow that really runs, with a clock that stands still and calls that wait. Whatever the model has words
 * for can be made to happen to it.
 */
export const startFlow = (
  machine: AnyStateMachine,
  model: FlowModel,
  input: FlowInput,
  inspect: (inspected: InspectionEvent) => void = () => {},
) => {
  const calls: Call[] = [];
  const effects: Effect[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    machine.provide({
      actors: waitingActors(machine, calls),
      actions: recordedActions(machine, effects),
    }),
    {clock, input, inspect},
  ).start();
  const states: AnyMachineSnapshot[] = [actor.getSnapshot()];
  const cases = new Map(flowCases(machine, model).map(({words, event}) => [words, event]));

  const lastCall = (name: string): Call => {
    const call = calls.findLast(({actor: called}) => called === name);
    if (!call) throw new Error(`${name} has not been called`);
    return call;
  };

  /** Lets an event happen: calls settle, time passes, visitors act. */
  const take = async (event: AnyEventObject): Promise<void> => {
    const limit = timeLimitOf(event.type);
    if (limit) clock.increment(Number(machine.implementations.delays[limit]));
    else if (event.type.startsWith('xstate.done.actor.'))
      lastCall(event['actorId']).resolve(event['output']);
    else if (event.type.startsWith('xstate.error.actor.'))
      lastCall(event['actorId']).reject(event['error']);
    else actor.send(event);
    await nextTurn();
    states.push(actor.getSnapshot());
  };

  return {
    calls,
    effects,
    clock,
    /** Where it stood at the start and after each event. */
    states,
    take,
    snapshot: (): AnyMachineSnapshot => actor.getSnapshot(),
    /** What the machine was given for a call, oldest first. */
    inputsOf: (name: string): unknown[] =>
      calls.filter(({actor: called}) => called === name).map((call) => call.input),
    /** Lets happen what the model describes with these words. */
    takeInWords: (words: string): Promise<void> => {
      const event = cases.get(words);
      if (!event) throw new Error(`the model knows no case "${words}"`);
      return take(event);
    },
    stop: (): void => {
      actor.stop();
    },
  };
};

export type FlowRun = ReturnType<typeof startFlow>;
