import type {AnyStateMachine, AnyStateNode} from 'xstate';
import {describe, expect, test} from 'vitest';
import type {FlowMeta} from '../../../machines/shared/flow/flowTypes.ts';
import {timeLimitOf} from '../../../machines/shared/timeLimits.ts';
import {readOurs} from '../../support/repository.ts';
import {flows} from '../../support/machines/flows.ts';
import {statesOf, transitionsOf} from '../../support/machines/transitions.ts';

const withAncestors = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...(node.parent ? withAncestors(node.parent) : []),
];

const leavesOf = (machine: AnyStateMachine) =>
  statesOf(machine.root).filter(({type}) => type === 'atomic' || type === 'final');

const tagsOf = (node: AnyStateNode): string[] => withAncestors(node).flatMap(({tags}) => tags);
const isTagged = (tag: string) => (node: AnyStateNode) => tagsOf(node).includes(tag);

const metaOf = (node: AnyStateNode): FlowMeta | undefined =>
  withAncestors(node).find(({meta}) => meta !== undefined)?.meta;

/** The states without what a law asks for, by id: a law holds when none is left. */
const without = (nodes: AnyStateNode[], has: (node: AnyStateNode) => unknown): string[] =>
  nodes.filter((node) => !has(node)).map(({id}) => id);

const visitorEvents = (machine: AnyStateMachine): string[] =>
  machine.events.filter((type: string) => !type.startsWith('xstate.'));

const waitsIn = (node: AnyStateNode) =>
  node.invoke.map(({id}) => ({
    id,
    answered: node.transitions.has(`xstate.done.actor.${id}`),
    failed: node.transitions.has(`xstate.error.actor.${id}`),
    limited: [...node.transitions.keys()].some((type) => timeLimitOf(type) !== undefined),
  }));

/** States that an arrow, or the first state of an entered one, leads to. */
const reachedIn = (machine: AnyStateMachine): Set<AnyStateNode> => {
  const reached = new Set<AnyStateNode>();
  const enter = (node: AnyStateNode): void => {
    for (const each of withAncestors(node)) {
      if (reached.has(each)) continue;
      reached.add(each);
      for (const {target} of [...each.transitions.values()].flat()) target?.forEach(enter);
      for (const {target} of each.always ?? []) target?.forEach(enter);
    }
    if (node.type === 'parallel') Object.values(node.states).forEach(enter);
    else node.initial?.target.forEach(enter);
  };
  enter(machine.root);
  return reached;
};

type Named = {type?: unknown} | string | ((...args: never) => unknown);
const nameOf = (element: Named): string =>
  typeof element === 'string'
    ? element
    : typeof element === 'object' && typeof element.type === 'string'
      ? element.type
      : '(inline)';

const usedBy = (machine: AnyStateMachine) => {
  const nodes = statesOf(machine.root);
  const arrows = transitionsOf(machine);
  return {
    guards: arrows.flatMap(({guard}) => (guard ? [nameOf(guard as Named)] : [])),
    actions: [
      ...arrows.flatMap(({actions}) => [...actions]),
      ...nodes.flatMap(({config}) => [config.entry ?? [], config.exit ?? []].flat()),
    ].map((action) => nameOf(action as Named)),
    actors: nodes.flatMap(({invoke}) => invoke.map(({src}) => nameOf(src as Named))),
    delays: machine.events.flatMap((type: string) =>
      type.startsWith('xstate.after.') ? [timeLimitOf(type) ?? '(inline)'] : [],
    ),
  };
};

const kinds = ['guards', 'actions', 'actors', 'delays'] as const;
const declaredBy = (machine: AnyStateMachine, kind: (typeof kinds)[number]): string[] =>
  Object.keys(machine.implementations[kind]);

test('there is a flow to hold to the laws', () => {
  expect(flows.map(({name}) => name)).toContain('free');
});

describe.each(flows)('the $name machine', ({name, machine, paths, model}) => {
  const leaves = leavesOf(machine);
  const nodes = statesOf(machine.root);

  test('is named after its folder', () => {
    expect(machine.id).toBe(name);
  });

  test('describes every state in which it can be', () => {
    expect(without(leaves, ({description}) => description)).toEqual([]);
  });

  test('is, wherever it is, on a screen, busy or done, and only one of these', () => {
    const roles = (node: AnyStateNode) => [
      ...['screen', 'busy'].filter((role) => isTagged(role)(node)),
      ...(node.type === 'final' ? ['final'] : []),
    ];
    expect(without(leaves, (node) => roles(node).length === 1)).toEqual([]);
  });

  test('has an answer and a failure for whatever keeps it busy', () => {
    const isCalling = (node: AnyStateNode) =>
      withAncestors(node).some((each) =>
        waitsIn(each).some(({answered, failed}) => answered && failed),
      );
    const isLeaving = (node: AnyStateNode) => node.entry.length > 0 && node.after.length > 0;
    expect(
      without(leaves.filter(isTagged('busy')), (node) => isCalling(node) || isLeaving(node)),
    ).toEqual([]);
  });

  test('waits for no call without an answer, a failure and a time limit', () => {
    expect(
      nodes
        .flatMap(waitsIn)
        .filter(({answered, failed, limited}) => !(answered && failed && limited)),
    ).toEqual([]);
  });

  test('shows in every state but the last a screen at a path of its flow', () => {
    const isKnown = (node: AnyStateNode) => {
      const meta = metaOf(node);
      return (
        meta &&
        paths[meta.screen] === meta.path &&
        ['push', 'replace', 'aside'].includes(meta.history)
      );
    };
    const shown = leaves.filter(({type}) => type !== 'final');
    expect(without(shown, isKnown)).toEqual([]);
  });

  test('has a state for every path of its flow', () => {
    const shown = new Set(leaves.map((node) => metaOf(node)?.screen));
    expect(Object.keys(paths).filter((screen) => !shown.has(screen as FlowMeta['screen']))).toEqual(
      [],
    );
  });

  test('has an arrow to every state', () => {
    const reached = reachedIn(machine);
    expect(without(nodes, (node) => reached.has(node))).toEqual([]);
  });

  test('calls each operation by its own name', () => {
    expect(nodes.flatMap(({invoke}) => invoke).filter(({id, src}) => id !== src)).toEqual([]);
  });

  test('names every guard, action, operation and delay', () => {
    expect(kinds.filter((kind) => usedBy(machine)[kind].includes('(inline)'))).toEqual([]);
  });

  test('names events subject.verb, guards is/has/can, actions verb and object', () => {
    const misnamed = [
      ...visitorEvents(machine).filter((type) => !/^[a-z]+[A-Za-z]*\.[a-z]+[A-Za-z]*$/.test(type)),
      ...declaredBy(machine, 'guards').filter((guard) => !/^(is|has|can)[A-Z]/.test(guard)),
      ...declaredBy(machine, 'actions').filter((action) => !/^[a-z]+([A-Z][a-z]+)+$/.test(action)),
    ];
    expect(misnamed).toEqual([]);
  });

  test('has in its model an example of every event, and of no other', () => {
    expect(Object.keys(model.events).toSorted()).toEqual(visitorEvents(machine).toSorted());
  });
});

describe('what the flows share', () => {
  test('holds no event that no flow uses', () => {
    const flowTypes = readOurs('machines/shared/flow/flowTypes.ts');
    const declared = [...flowTypes.matchAll(/\{type: '([a-z]\w*\.\w+)'/gi)].map(([, type]) => type);
    const used = new Set(flows.flatMap(({machine}) => visitorEvents(machine)));
    expect(declared.length).toBeGreaterThan(0);
    expect(declared.filter((type) => !used.has(type ?? ''))).toEqual([]);
  });

  test.each(kinds)('holds no %s that no flow uses', (kind) => {
    const used = new Set(flows.flatMap(({machine}) => usedBy(machine)[kind]));
    const declared = new Set(flows.flatMap(({machine}) => declaredBy(machine, kind)));
    expect([...declared].filter((name) => !used.has(name))).toEqual([]);
  });
});
