import type {ElkNode} from 'elkjs';
import {type Bundle, bundles, innerArrows} from './arrowLines.ts';
import {
  clearLeft,
  PADDING,
  type PlacedRow,
  placedRows,
  roomWanted,
  textExtent,
  textRows,
} from './chartText.ts';
import {elkGraph, outermost, readGraph, type Room} from './elkGraph.ts';
import {type Box, boxAround, type Point, segmentsOf} from './geometry.ts';
import {withoutHooks} from './shortcuts.ts';
import {type Chart, type ChartArrow, type ChartState, statesOf} from './readChart.ts';

export type PlacedState = {
  state: ChartState;
  box: Box;
  inner: readonly ChartArrow[];
  rows: readonly PlacedRow[];
  depth: number;
};
export type PlacedBundle = Bundle & {points: readonly Point[]; label: Box};
export type PlacedChart = {
  id: string;
  width: number;
  height: number;
  /** Outermost first, so that later ones are drawn on top. */
  states: readonly PlacedState[];
  bundles: readonly PlacedBundle[];
};

/** The part of elkjs that is used; a worker or the plain library. */
type Elk = {layout: (graph: ElkNode) => Promise<ElkNode>};

const NOWHERE: Box = {x: 0, y: 0, width: 0, height: 0};

const arrange = async (elk: Elk, chart: Chart, room: Room) => {
  const together = bundles(chart);
  const {lines, boxes, ...size} = readGraph(await elk.layout(elkGraph(chart, together, room)));
  const states = statesOf(chart.root);
  const parents = new Set(states.filter(({children}) => children.length > 0).map(({id}) => id));
  const leaves = states.flatMap(({id}) => (parents.has(id) ? [] : (boxes.get(id) ?? [])));
  const placed = together.map((bundle): PlacedBundle => {
    const {points = [], label = NOWHERE} = lines.get(bundle.id) ?? {};
    return {...bundle, points, label};
  });
  // One by one, so that each sees where those before it go now.
  const shortened = placed.reduce<readonly PlacedBundle[]>((all, bundle) => {
    const others = all.filter((other) => other !== bundle);
    const target = parents.has(bundle.target) ? boxes.get(bundle.target) : undefined;
    const line = withoutHooks(bundle, target, {
      solid: [...leaves, ...others.map(({label}) => label)],
      lines: others.flatMap(({points}) => segmentsOf(points)),
    });
    return all.map((one) => (one === bundle ? {...bundle, ...line} : one));
  }, placed);
  const taken = shortened.flatMap(({points, label}) => [
    ...segmentsOf(points).map(boxAround),
    label,
  ]);
  return {...size, boxes, bundles: shortened, taken};
};

type Arranged = Awaited<ReturnType<typeof arrange>>;

const extentOf = (chart: Chart, state: ChartState) =>
  textExtent(state, textRows(state, innerArrows(chart, state.id)));

const roomIn = (chart: Chart, {boxes, taken}: Arranged): Room => {
  const parents = statesOf(chart.root).filter(({children}) => children.length > 0);
  const wanted = parents.flatMap((state): [string, number][] => {
    const box = boxes.get(state.id);
    return box ? [[state.id, roomWanted(box, extentOf(chart, state), taken)]] : [];
  });
  return new Map(wanted.filter(([, room]) => room > 0));
};

/** Places the states and arrows of a chart: needed once per machine, whatever happens in it later. */
export const layoutChart = async (elk: Elk, chart: Chart): Promise<PlacedChart> => {
  const first = await arrange(elk, chart, new Map());
  const room = roomIn(chart, first);
  const {boxes, taken, ...arranged} = room.size > 0 ? await arrange(elk, chart, room) : first;
  const place = (state: ChartState, depth: number): PlacedState[] => {
    const box = boxes.get(state.id) ?? NOWHERE;
    const inner = innerArrows(chart, state.id);
    const isParent = state.children.length > 0;
    const x = isParent ? clearLeft(box, extentOf(chart, state), taken) : box.x + PADDING;
    const rows = placedRows(state, inner, {x, y: box.y + PADDING});
    const within = state.children.flatMap((child) => place(child, depth + 1));
    return [{state, depth, box, inner, rows}, ...within];
  };
  return {id: chart.id, ...arranged, states: outermost(chart).flatMap((state) => place(state, 0))};
};
