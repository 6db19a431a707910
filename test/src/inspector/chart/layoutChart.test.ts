import ELK from 'elkjs/lib/elk.bundled.js';
import {describe, expect, test} from 'vitest';
import {layoutChart} from '../../../../src/inspector/chart/layoutChart.ts';
import {overlap, runsThrough, segmentsOf} from './geometry.ts';
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
    const rows = placed.states.flatMap((state) => state.rows.flatMap(({arrows = []}) => arrows));
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

  test('leads no line through words, and sets no words over others', () => {
    const rows = placed.states.flatMap(({state, rows: own}) =>
      own.map(({words, box}) => ({words: `${state.path}: ${words}`, box})),
    );
    const labels = placed.bundles.map(({id, label}) => ({words: id, box: label}));
    const words = [...rows, ...labels];
    const crossed = placed.bundles.flatMap(({id, points}) =>
      segmentsOf(points).flatMap((segment) =>
        words
          .filter(({box}) => runsThrough(segment, box))
          .map((one) => `${id} runs through ${one.words}`),
      ),
    );
    const covered = words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter(({box}) => overlap(one.box, box))
        .map((other) => `${one.words} lies over ${other.words}`),
    );
    expect(rows.length).toBeGreaterThan(placed.states.length);
    expect([...crossed, ...covered]).toEqual([]);
  });

  test('keeps the name of a state near the corner of its box', () => {
    const far = placed.states.filter(({box, rows}) => (rows[0]?.box.x ?? 0) - box.x > 130);
    expect(far.map(({state}) => state.path)).toEqual([]);
  });

  test('draws a line for every arrow that is not listed in its box', () => {
    const broken = placed.bundles.filter(({points}) => points.length < 2);
    expect(broken.map(({id}) => id)).toEqual([]);
  });
});
