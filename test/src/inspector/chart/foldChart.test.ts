import ELK from 'elkjs/lib/elk.bundled.js';
import {describe, expect, test} from 'vitest';
import {foldChart} from '../../../../src/inspector/chart/foldChart.ts';
import {layoutChart} from '../../../../src/inspector/chart/layoutChart.ts';
import {readChart, statesOf} from '../../../../src/inspector/chart/readChart.ts';
import {flowById, inspectedFlows} from '../../../../src/inspector/flows.ts';
import {countCrossings} from './geometry.ts';

const BOT_CHECK = 'free.signingUp.choosingExampleData';

const free = () => {
  const flow = flowById('free');
  if (!flow) throw new Error('There is no free flow');
  return readChart(flow.machine);
};

const fold = (...open: string[]) => foldChart(free(), new Set(open));

const ways = ({arrows}: ReturnType<typeof fold>, source: string) =>
  arrows.filter((arrow) => arrow.source === source).map(({words, target}) => [words, target]);

test('a screen of several states is one card, which knows what is in it', () => {
  const card = statesOf(fold().root).find(({id}) => id === BOT_CHECK);
  expect(card?.children).toEqual([]);
  expect(card?.closed?.inside.map(({name}) => name)).toContain('solvingChallenge');
});

test('arrows from and into a closed card are its own, and those within it are not shown', () => {
  expect(ways(fold(), BOT_CHECK)).toEqual([
    ['step.goBack', 'free.signingUp.enteringTeam'],
    ['validateToken done', 'free.creatingEnvironment'],
    ['validateToken done', 'free.creatingEnvironment'],
  ]);
  const into = fold().arrows.filter(({target}) => target === 'free.signingUp.enteringAccount');
  expect(into.map(({guard}) => guard)).toContain('isDomainTaken');
});

test('an open card shows its states and their arrows, and the others stay closed', () => {
  const {root, arrows} = fold(BOT_CHECK);
  const states = statesOf(root).map(({id}) => id);
  expect(states).toContain(`${BOT_CHECK}.solvingChallenge`);
  expect(states).not.toContain('free.creatingEnvironment.waiting');
  expect(arrows.map(({source}) => source)).toContain(`${BOT_CHECK}.solvingChallenge`);
});

test('a chart with all its states open shows every arrow', () => {
  const all = statesOf(free().root).map(({id}) => id);
  expect(fold(...all).arrows).toEqual(free().arrows);
});

describe.each(inspectedFlows)('the picture of the $id flow in brief', async ({machine}) => {
  const chart = foldChart(readChart(machine), new Set());
  const placed = await layoutChart(new ELK(), chart);
  const rows = (id: string) => placed.states.find(({state}) => state.id === id)?.rows ?? [];

  test('fits the picture pane of a window of 1440 × 900 px with letters of 11 px', () => {
    expect(placed.width).toBeLessThan(1040);
    expect(placed.height).toBeLessThan(820);
  });

  test('lets no line cross another', () => {
    expect(placed.bundles.length).toBeGreaterThan(5);
    expect(countCrossings(placed.bundles.map(({points}) => points))).toBe(0);
  });

  test('reads downwards: each step below the one before, and the results below the last', () => {
    const tops = placed.states.map(({state, box}) => ({state, top: box.y}));
    const group = chart.root.children[0];
    const steps = tops.filter(({state}) => group?.children.includes(state));
    expect(steps.map(({top}) => top)).toEqual(steps.map(({top}) => top).toSorted((a, b) => a - b));
    const results = tops.filter(({state}) => state !== group && !group?.children.includes(state));
    expect(results.length).toBeGreaterThan(3);
    const lastStep = Math.max(...steps.map(({top}) => top));
    expect(results.filter(({top}) => top <= lastStep)).toEqual([]);
  });

  test('counts the ways from outside in one row of their state', () => {
    const group = chart.root.children[0]?.id ?? '';
    const counted = rows(group).filter(({words}) => words.startsWith('▸ from outside'));
    const [row] = counted;
    expect(counted).toHaveLength(1);
    expect(row?.words).toBe(`▸ from outside ×${row?.arrows?.length}`);
    expect(row?.arrows?.length).toBeGreaterThan(4);
  });
});
