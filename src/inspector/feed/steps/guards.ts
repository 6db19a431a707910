import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import {arrowId, elementName, OTHERWISE} from '../../chart/readChart.ts';
import type {InspectedFlow} from '../../flows.ts';
import {askGuard, factsAt, wantsOf} from './guardReads.ts';
import type {Answer, Facts, TriedGuard} from '../messages.ts';

type Attempt = {transition: AnyTransitionDefinition; passed: boolean; reads: Facts};

const candidates = ({transitions}: AnyStateNode, eventType: string): AnyTransitionDefinition[] => [
  ...(transitions.get(eventType) ?? []),
  ...(transitions.get('*') ?? []),
];

const attempt = (
  transition: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Attempt => {
  if (transition.guard === undefined) return {transition, passed: true, reads: {}};
  const given = {context: snapshot.context, event};
  const {passed, places} = askGuard(transition.guard, given, snapshot);
  return {transition, passed, reads: factsAt(given, places)};
};

/** Tries arrows in the machine's own order: from the innermost state outwards, up to the first that passes. */
const attempts = (
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  nodes: readonly AnyStateNode[] = snapshot._nodes,
): Attempt[] => {
  const tried: Attempt[] = [];
  for (const node of nodes.toReversed()) {
    for (const transition of candidates(node, event.type)) {
      const last = attempt(transition, snapshot, event);
      tried.push(last);
      if (last.passed) return tried;
    }
  }
  return tried;
};

const toTried = ({transition, passed, reads}: Attempt): TriedGuard => ({
  guard: transition.guard === undefined ? OTHERWISE : elementName(transition.guard),
  arrow: arrowId(transition),
  passed,
  reads,
});

const isQuestion = (all: readonly Attempt[]): boolean =>
  all.length > 1 || all.some(({transition}) => transition.guard !== undefined);

/** The guards an event meets in a state, each with its result; none where nothing is asked. */
export const triedGuards = (
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly TriedGuard[] => {
  const all = attempts(snapshot, event);
  return isQuestion(all) ? all.map(toTried) : [];
};

const pathTo = (node: AnyStateNode): AnyStateNode[] => [
  ...(node.parent ? pathTo(node.parent) : []),
  node,
];

/**
 * Whether an event would be taken, and if not, why, and what would have to differ.
 * @param state the state to ask about, with what the flow knows now; else where it stands
 */
export const answerTo = (
  flow: InspectedFlow,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  state?: string,
): Answer => {
  if (snapshot.status !== 'active') return {kind: 'ended'};
  const nodes = state === undefined ? undefined : pathTo(flow.machine.getStateNodeById(state));
  const all = attempts(snapshot, event, nodes);
  if (all.length === 0) return {kind: 'noArrow'};
  const passed = all.filter((one) => one.passed);
  if (passed.length > 0) {
    return {kind: 'accepted', arrows: passed.map(({transition}) => arrowId(transition))};
  }
  const given = {context: snapshot.context, event};
  const withWants = (one: Attempt): TriedGuard => {
    const {guard} = one.transition;
    const wants = guard && wantsOf(flow, guard, given, snapshot);
    return wants ? {...toTried(one), wants} : toTried(one);
  };
  return {kind: 'refused', tried: all.map(withWants)};
};
