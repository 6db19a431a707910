import type {AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent} from 'xstate';
import {arrowId} from '../../chart/readChart.ts';
import {eventFacts} from './facts.ts';
import {triedGuards} from './guards.ts';
import type {Step} from '../messages.ts';
import {positionOf} from './position.ts';

type Settings = {
  /** The clock, in epoch milliseconds. */
  now: () => number;
  /** The path now in the address bar. */
  address: () => string;
  onStep: (step: Step) => void;
};

type Recorded = {event: AnyEventObject; fired: readonly string[]; after: AnyMachineSnapshot};

/** Records every event that reaches a flow, and what came of it. To be called before the actor starts. */
export const recordSteps = (actor: AnyActorRef, {now, address, onStep}: Settings): void => {
  let before: AnyMachineSnapshot | undefined;
  let fired: string[] = [];
  let seq = 0;

  const record = ({event, fired: arrows, after}: Recorded) => {
    onStep({
      seq,
      at: now(),
      actor: actor.sessionId,
      event: event.type,
      facts: eventFacts(event),
      tried: before?.status === 'active' ? triedGuards(before, event) : [],
      fired: arrows,
      after: positionOf(after),
      address: address(),
    });
    seq += 1;
  };

  const observe = (inspected: InspectionEvent) => {
    // Actors that a flow invokes carry passwords and tokens in their input: they are none of our business.
    if (inspected.actorRef !== actor) return;
    if (inspected.type === '@xstate.microstep') {
      fired.push(...inspected._transitions.map(arrowId));
    } else if (inspected.type === '@xstate.snapshot') {
      const after = inspected.snapshot as AnyMachineSnapshot;
      record({event: inspected.event, fired, after});
      before = after;
      fired = [];
    } else if (inspected.type === '@xstate.event' && before && before.status !== 'active') {
      record({event: inspected.event, fired: [], after: before});
    }
  };

  actor.system.inspect(observe);
};
