import type {ElkNode} from 'elkjs';
import {type Bundle, bundles} from './arrowLines.ts';
import {PADDING, type PlacedRow, placedRows} from './chartText.ts';
import {elkGraph, outermost, readGraph} from './elkGraph.ts';
import type {Box, Point} from './geometry.ts';
import {type LabelPiece, labelText} from './labelText.ts';
import type {Chart, ChartState} from './readChart.ts';

export type PlacedState = {
  state: ChartState;
  box: Box;
  rows: readonly PlacedRow[];
  depth: number;
};
export type PlacedBundle = Bundle & {
  points: readonly Point[];
  label: Box;
  pieces: readonly LabelPiece[];
};
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

/** Places the states and arrows of a chart: needed once per machine, whatever happens in it later. */
export const layoutChart = async (elk: Elk, chart: Chart): Promise<PlacedChart> => {
  const together = bundles(chart);
  const {routes, boxes, ...size} = readGraph(await elk.layout(elkGraph(chart, together)));
  const lines = together.map((bundle): PlacedBundle => {
    const {points = [], label = NOWHERE} = routes.get(bundle.id) ?? {};
    return {...bundle, points, label, pieces: labelText(chart, together, bundle).pieces};
  });
  const place = (state: ChartState, depth: number): PlacedState[] => {
    const box = boxes.get(state.id) ?? NOWHERE;
    const rows = placedRows(chart, state, {x: box.x + PADDING, y: box.y + PADDING});
    const within = state.children.flatMap((child) => place(child, depth + 1));
    return [{state, depth, box, rows}, ...within];
  };
  const states = outermost(chart).flatMap((state) => place(state, 0));
  return {id: chart.id, ...size, states, bundles: lines};
};
