import ELK from 'elkjs/lib/elk.bundled.js';
import {describe, expect, test} from 'vitest';
import {layoutChart} from '../../../../src/inspector/chart/layoutChart.ts';
import {readChart} from '../../../../src/inspector/chart/readChart.ts';
import {inspectedFlows} from '../../../../src/inspector/flows.ts';
import {statesOf, transitionsOf} from '../../../support/machines/transitions.ts';

type Box = {x: number; y: number; width: number; height: number};

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const isApart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe.each(inspectedFlows)('the picture of the $id flow', async ({machine}) => {
  const placed = await layoutChart(new ELK(), readChart(machine));
  const boxes = new Map(placed.states.map(({state, box}) => [state.id, box]));

  test('shows every state and every arrow once', () => {
    const states = statesOf(machine.root).filter((node) => node !== machine.root);
    expect(placed.states.map(({state}) => state.id).toSorted()).toEqual(
      states.map(({id}) => id).toSorted(),
    );
    const lines = placed.bundles.flatMap(({arrows}) => arrows);
    const rows = placed.states.flatMap(({inner}) => inner);
    const shown = [...lines, ...rows].map(({id}) => id);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).toHaveLength(transitionsOf(machine).length);
  });

  test('nests states as the chart does, and keeps those side by side apart', () => {
    const faults = placed.states.flatMap(({state, box}) => {
      const children = state.children.flatMap(({id}) => boxes.get(id) ?? []);
      return children.flatMap((child, index) => {
        const outside = isInside(child, box) ? [] : [`outside ${state.path}`];
        const later = children.slice(index + 1);
        return [...outside, ...later.filter((other) => !isApart(child, other))];
      });
    });
    expect(faults).toEqual([]);
  });

  test('draws a line for every arrow that is not listed in its box', () => {
    const broken = placed.bundles.filter(({points}) => points.length < 2);
    expect(broken.map(({id}) => id)).toEqual([]);
  });
});
