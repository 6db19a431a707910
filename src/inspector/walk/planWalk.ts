import {type AnyMachineSnapshot, type AnyStateNode, getNextSnapshot} from 'xstate';
import {type FlowCase, flowCases} from '../../../machines/shared/model/flowCases.ts';
import {isSentByApp, isVisitorEvent} from '../chart/eventWords.ts';
import type {InspectedFlow} from '../flows.ts';

type Way = {state: AnyMachineSnapshot; steps: readonly FlowCase[]};

const MORE_STATES_THAN_A_FLOW_HAS = 20_000;

const isMishap = ({event}: FlowCase): boolean => /^xstate\.(error|after)\./.test(event.type);

const isTaken = ({machine}: InspectedFlow, state: AnyMachineSnapshot, {event}: FlowCase): boolean =>
  state.status === 'active' &&
  state._nodes.some(({transitions}) => transitions.has(event.type)) &&
  machine.getTransitionData(state, event).length > 0;

const parentsOf = ({parent}: AnyStateNode): AnyStateNode[] =>
  parent ? [parent, ...parentsOf(parent)] : [];

const firstOf = ({initial}: AnyStateNode): AnyStateNode[] =>
  (initial?.target ?? []).flatMap((node: AnyStateNode) => [node, ...firstOf(node)]);

const enteredBy = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...parentsOf(node),
  ...firstOf(node),
];

/** Whether the arrows lead there if no guard refuses: asked first, since trying every way out takes seconds. */
const isDrawn = (from: AnyMachineSnapshot, goal: string, cases: readonly FlowCase[]): boolean => {
  const events = new Set(cases.map(({event}) => event.type));
  const reached = new Set(from._nodes);
  for (const {always, transitions} of reached) {
    const arrows = [...transitions].flatMap(([type, all]) => (events.has(type) ? all : []));
    for (const {target} of [...arrows, ...(always ?? [])]) {
      for (const node of target?.flatMap(enteredBy) ?? []) reached.add(node);
    }
  }
  return [...reached].some(({id}) => id === goal);
};

const shortest = (
  flow: InspectedFlow,
  from: AnyMachineSnapshot,
  goal: string,
  cases: readonly FlowCase[],
): readonly FlowCase[] | undefined => {
  const isThere = ({_nodes}: AnyMachineSnapshot) => _nodes.some(({id}) => id === goal);
  if (isThere(from)) return [];
  if (!isDrawn(from, goal, cases)) return undefined;
  const seen = new Set([flow.model.serialiseState(from)]);
  const ways: Way[] = [{state: from, steps: []}];
  for (const {state, steps} of ways) {
    for (const one of cases) {
      if (!isTaken(flow, state, one)) continue;
      const next: AnyMachineSnapshot = getNextSnapshot(flow.machine, state, one.event);
      const reached = [...steps, one];
      if (isThere(next)) return reached;
      const key = flow.model.serialiseState(next);
      if (seen.has(key)) continue;
      seen.add(key);
      if (seen.size > MORE_STATES_THAN_A_FLOW_HAS) return undefined;
      ways.push({state: next, steps: reached});
    }
  }
  return undefined;
};

const isVisit = ({event}: FlowCase): boolean => event.type === 'screen.visit';

/**
 * The shortest way from where a flow stands to a state, by its model's examples: by the screens themselves, else
 * with the address bar too, else with calls that fail and time limits that pass. Undefined when none leads there, or only what the app sends.
 */
export const planWalk = (
  flow: InspectedFlow,
  from: AnyMachineSnapshot,
  goal: string,
): readonly FlowCase[] | undefined => {
  const all = flowCases(flow.machine, flow.model).filter(({event}) => !isSentByApp(event.type));
  const calm = all.filter((one) => !isMishap(one));
  const onScreen = calm.filter((one) => !isVisit(one));
  return (
    shortest(flow, from, goal, onScreen) ??
    shortest(flow, from, goal, calm) ??
    shortest(flow, from, goal, all)
  );
};

export const isVisitorCase = ({event}: FlowCase): boolean => isVisitorEvent(event.type);
