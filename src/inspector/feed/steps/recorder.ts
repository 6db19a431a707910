import type {AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent} from 'xstate';
import {arrowId} from '../../chart/readChart.ts';
import {eventFacts} from './facts.ts';
import {triedGuards} from './guards.ts';
import type {Facts, Step} from '../messages.ts';
import {positionOf} from './position.ts';

type Settings = {
  /** The clock, in epoch milliseconds. */
  now: () => number;
  /** The path now in the address bar. */
  address: () => string;
  onStep: (step: Step) => void;
};

type Recorded = Pick<Step, 'event' | 'facts' | 'tried' | 'fired'>;

/**
 * Records every event that reaches a flow, and what came of it. To be called before the actor starts. Returns how to
 * record something else that happens while it runs.
 */
export const recordSteps = (actor: AnyActorRef, {now, address, onStep}: Settings) => {
  let before: AnyMachineSnapshot | undefined;
  let fired: string[] = [];
  let seq = 0;

  const record = (recorded: Recorded, after: AnyMachineSnapshot) => {
    const at = now();
    onStep({
      seq,
      at,
      actor: actor.sessionId,
      ...recorded,
      after: positionOf(after),
      address: address(),
    });
    seq += 1;
  };
  const recordEvent = (
    event: AnyEventObject,
    arrows: readonly string[],
    after: AnyMachineSnapshot,
  ) => {
    const tried = before?.status === 'active' ? triedGuards(before, event) : [];
    record({event: event.type, facts: eventFacts(event), tried, fired: arrows}, after);
  };

  const observe = (inspected: InspectionEvent) => {
    // Actors that a flow invokes carry passwords and tokens in their input: they are none of our business.
    if (inspected.actorRef !== actor) return;
    if (inspected.type === '@xstate.microstep') {
      fired.push(...inspected._transitions.map(arrowId));
    } else if (inspected.type === '@xstate.snapshot') {
      const after = inspected.snapshot as AnyMachineSnapshot;
      recordEvent(inspected.event, fired, after);
      before = after;
      fired = [];
    } else if (inspected.type === '@xstate.event' && before && before.status !== 'active') {
      recordEvent(inspected.event, [], before);
    }
  };

  actor.system.inspect(observe);
  return (event: string, facts: Facts): void => {
    if (before) record({event, facts, tried: [], fired: []}, before);
  };
};
