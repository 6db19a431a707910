import type {AnyEventObject, AnyMachineSnapshot, AnyStateMachine} from 'xstate';
import {getAdjacencyMap} from 'xstate/graph';
import type {FlowModel} from '../../../machines/shared/model/flowModel.ts';
import type {FlowInput} from '../../../machines/shared/flow/flowTypes.ts';
import {type FlowCase, flowCases} from '../../../machines/shared/model/flowCases.ts';
import {isArrival} from './arrivals.ts';
import {leafOf, metaOf} from './position.ts';
import {transitionKey, transitionsOf} from './transitions.ts';

export type PathStep = FlowCase & {
  from: AnyMachineSnapshot;
  to: AnyMachineSnapshot;
  /** Keys of the arrows the step takes. */
  takes: readonly string[];
};
export type FlowPath = {name: string; start: string; input: FlowInput; steps: readonly PathStep[]};

type Reached = {event: AnyEventObject; state: AnyMachineSnapshot};

const MORE_STATES_THAN_A_FLOW_HAS = 20_000;
const RAISED_INSIDE = /\| (always|xstate\.done\.state\.\S+) \|/;

const arrowsTaken = (
  machine: AnyStateMachine,
  state: AnyMachineSnapshot,
  event: AnyEventObject,
): string[] =>
  state.status === 'active' && state._nodes.some(({transitions}) => transitions.has(event.type))
    ? machine.getTransitionData(state, event).map(transitionKey)
    : [];

/** Back or Forward to the screen that is shown already asks nothing of the flow. */
const isStoodOn = (state: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  event.type === 'screen.visit' &&
  event['by'] === 'history' &&
  event['screen'] === metaOf(state)?.screen;

/** Every step that can be taken from a start, each with the shortest way to it, nearest first. */
function* waysFrom(machine: AnyStateMachine, model: FlowModel, input: FlowInput) {
  const cases = flowCases(machine, model);
  const arrows = new Map<AnyMachineSnapshot, Map<AnyEventObject, FlowCase & {takes: string[]}>>();
  const serializeState = (state: AnyMachineSnapshot): string => model.serialiseState(state);
  let first: string | undefined;
  const possible = (state: AnyMachineSnapshot) => {
    first ??= serializeState(state);
    const isFirst = serializeState(state) === first;
    const taken = cases
      .filter(({event}) => (isFirst || !isArrival(event)) && !isStoodOn(state, event))
      .map((one) => ({...one, takes: arrowsTaken(machine, state, one.event)}))
      .filter(({takes}) => takes.length > 0);
    arrows.set(state, new Map(taken.map((one) => [one.event, one])));
    return taken.map(({event}) => event);
  };
  const states = getAdjacencyMap<AnyMachineSnapshot, AnyEventObject, FlowInput>(machine, {
    input,
    events: possible,
    serializeState,
    limit: MORE_STATES_THAN_A_FLOW_HAS,
  });
  const waysTo = new Map<string, readonly PathStep[]>();
  for (const [key, {state: from, transitions}] of Object.entries(states)) {
    const way = waysTo.get(key) ?? [];
    waysTo.set(key, way);
    for (const {event, state: to} of Object.values<Reached>(transitions)) {
      const step = arrows.get(from)?.get(event);
      if (!step) throw new Error(`${event.type} is no case of the model`);
      const steps = [...way, {...step, from, to}];
      const reached = serializeState(to);
      if (!waysTo.has(reached)) waysTo.set(reached, steps);
      yield steps;
    }
  }
}

const nameOf = (steps: readonly PathStep[]): string => {
  const last = steps.at(-1);
  return last ? `${leafOf(last.from)}: ${last.words} ⇒ ${leafOf(last.to)}` : '';
};

const isBeginningOf = (steps: readonly PathStep[], longer: readonly PathStep[]): boolean =>
  steps.length < longer.length && steps.every(({event}, index) => event === longer[index]?.event);

const wordsOf = ({steps}: FlowPath): string[] => steps.map(({words}) => words);

/** Distinguishes a path from an earlier one of its name by the last thing that happens only on it. */
const distinct = (path: FlowPath, _: number, paths: readonly FlowPath[]): FlowPath => {
  const first = paths.find(({name}) => name === path.name);
  if (!first || first === path) return path;
  const known = wordsOf(first);
  const [own = path.start] = wordsOf(path)
    .filter((words) => !known.includes(words))
    .slice(-1);
  return {...path, name: `${path.name} (after "${own}")`};
};

/**
 * The shortest paths that together take every arrow of the chart, and the arrows that none can take. Arrows
 * raised inside a step have no event of their own to try: only a run shows whether they were taken.
 */
export const transitionPaths = (machine: AnyStateMachine, model: FlowModel) => {
  const missing = new Set(transitionsOf(machine).map(transitionKey));
  const paths: FlowPath[] = [];
  for (const [start, input] of Object.entries(model.starts)) {
    if (missing.size === 0) break;
    for (const steps of waysFrom(machine, model, input)) {
      const isNew = steps.at(-1)?.takes.filter((key) => missing.delete(key)).length;
      if (isNew) paths.push({name: nameOf(steps), start, input, steps});
    }
  }
  return {
    paths: paths
      .filter(
        ({start, steps}) =>
          !paths.some((other) => other.start === start && isBeginningOf(steps, other.steps)),
      )
      .map(distinct),
    unreachable: [...missing].filter((key) => !RAISED_INSIDE.test(key)),
  };
};
