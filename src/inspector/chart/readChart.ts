import type {AnyStateMachine, AnyTransitionDefinition} from 'xstate';
import type {FlowMeta} from '../../../machines/shared/flow/flowTypes.ts';
import {eventWords} from './eventWords.ts';

type Node = AnyStateMachine['root'];

export type ChartState = {
  id: string;
  name: string;
  /** Names from below the root, joined with dots; empty for the root. */
  path: string;
  kind: Node['type'];
  /** The first state of its parent. */
  isInitial: boolean;
  description: string;
  meta: FlowMeta | undefined;
  tags: readonly string[];
  invokes: readonly string[];
  children: readonly ChartState[];
  /** Shown in brief, and what is in it and not shown. */
  closed?: {inside: readonly {id: string; name: string}[]};
};

export type ChartArrow = {
  /** The same in every copy that `machine.provide` makes. */
  id: string;
  source: string;
  /** Id of the state it leads to; undefined when the flow stays where it is. */
  target: string | undefined;
  eventType: string;
  /** The event as a person reads it. */
  words: string;
  /** The name of its guard; `OTHERWISE` where it is tried after guarded ones and asks nothing. */
  guard: string | undefined;
  actions: readonly string[];
};

export const OTHERWISE = 'otherwise';

export type Chart = {id: string; root: ChartState; arrows: readonly ChartArrow[]};

type Named = {type?: unknown} | string | ((...args: never) => unknown);

/** The name of a guard, an action or an actor; those without one are an offence against the laws of machines. */
export const elementName = (element: unknown): string => {
  const named = element as Named;
  if (typeof named === 'string') return named;
  if (typeof named === 'object' && typeof named.type === 'string') return named.type;
  return '(inline)';
};

const siblingsOf = ({source, eventType}: AnyTransitionDefinition) =>
  (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];

/** Names an arrow by where it leaves, its event and its place among those of the same event. */
export const arrowId = (transition: AnyTransitionDefinition): string =>
  [
    transition.source.id,
    transition.eventType || 'always',
    siblingsOf(transition).indexOf(transition),
  ].join('|');

const guardName = (transition: AnyTransitionDefinition): string | undefined => {
  if (transition.guard !== undefined) return elementName(transition.guard);
  return siblingsOf(transition).length > 1 ? OTHERWISE : undefined;
};

const ownTransitions = (node: Node): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

const readState = (node: Node): ChartState => ({
  id: node.id,
  name: node.key,
  path: node.path.join('.'),
  kind: node.type,
  isInitial: node.parent?.initial?.target.includes(node) ?? false,
  description: node.description ?? '',
  meta: node.meta,
  tags: node.tags,
  invokes: node.invoke.map(({id}) => id),
  children: Object.values(node.states).map(readState),
});

const readArrow = (machine: AnyStateMachine, transition: AnyTransitionDefinition): ChartArrow => ({
  id: arrowId(transition),
  source: transition.source.id,
  target: transition.target?.[0]?.id,
  eventType: transition.eventType,
  words: eventWords(machine, transition.eventType),
  guard: guardName(transition),
  actions: transition.actions.map(elementName),
});

const nodesOf = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** The states and arrows of a machine, as plain data. */
export const readChart = (machine: AnyStateMachine): Chart => ({
  id: machine.id,
  root: readState(machine.root),
  arrows: nodesOf(machine.root)
    .flatMap(ownTransitions)
    .map((transition) => readArrow(machine, transition)),
});

/** A state and all within it, outermost first. */
export const statesOf = (state: ChartState): ChartState[] => [
  state,
  ...state.children.flatMap(statesOf),
];
