import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import {evaluateGuard} from 'xstate/guards';
import {arrowId, elementName, OTHERWISE} from '../chart/readChart.ts';
import type {Answer, TriedGuard} from './messages.ts';

type Attempt = {transition: AnyTransitionDefinition; passed: boolean};

const candidates = ({transitions}: AnyStateNode, eventType: string): AnyTransitionDefinition[] => [
  ...(transitions.get(eventType) ?? []),
  ...(transitions.get('*') ?? []),
];

const attempt = (
  transition: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Attempt => ({
  transition,
  passed:
    transition.guard === undefined ||
    Boolean(evaluateGuard(transition.guard, snapshot.context, event, snapshot)),
});

/** Tries arrows in the machine's own order: from the innermost state outwards, up to the first that passes. */
const attempts = (snapshot: AnyMachineSnapshot, event: AnyEventObject): Attempt[] => {
  const tried: Attempt[] = [];
  for (const node of snapshot._nodes.toReversed()) {
    for (const transition of candidates(node, event.type)) {
      const last = attempt(transition, snapshot, event);
      tried.push(last);
      if (last.passed) return tried;
    }
  }
  return tried;
};

const told = ({transition, passed}: Attempt): TriedGuard => ({
  guard: transition.guard === undefined ? OTHERWISE : elementName(transition.guard),
  arrow: arrowId(transition),
  passed,
});

const isQuestion = (all: readonly Attempt[]): boolean =>
  all.length > 1 || all.some(({transition}) => transition.guard !== undefined);

/** The guards an event meets in a state, each with its result; none where nothing is asked. */
export const triedGuards = (
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly TriedGuard[] => {
  const all = attempts(snapshot, event);
  return isQuestion(all) ? all.map(told) : [];
};

/** Whether an event would be taken in a state, and if not, why. */
export const answerTo = (snapshot: AnyMachineSnapshot, event: AnyEventObject): Answer => {
  if (snapshot.status !== 'active') return {kind: 'ended'};
  const all = attempts(snapshot, event);
  if (all.length === 0) return {kind: 'noArrow'};
  const passed = all.filter((one) => one.passed);
  return passed.length > 0
    ? {kind: 'accepted', arrows: passed.map(({transition}) => arrowId(transition))}
    : {kind: 'refused', tried: all.map(told)};
};
