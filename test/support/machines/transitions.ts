import type {AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent} from 'xstate';

/** A state and all within it. */
export const statesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(statesOf),
];

const ownTransitions = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  statesOf(machine.root).flatMap(ownTransitions);

/** Names an arrow, the same in every copy that `machine.provide` makes. */
export const transitionKey = (transition: AnyTransitionDefinition): string => {
  const {source, eventType} = transition;
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType);
  return `${source.id} | ${eventType || 'always'} | ${siblings?.indexOf(transition)}`;
};

/** Records which arrows of a machine its running copies take. */
export const recordCoverage = (machine: AnyStateMachine) => {
  const taken = new Set<string>();
  return {
    inspect: (inspected: InspectionEvent): void => {
      if (inspected.type !== '@xstate.microstep') return;
      for (const transition of inspected._transitions) {
        if (transition.source.machine.id === machine.id) taken.add(transitionKey(transition));
      }
    },
    taken: (): string[] => [...taken],
    missed: (): string[] =>
      transitionsOf(machine)
        .map(transitionKey)
        .filter((key) => !taken.has(key)),
  };
};
