import {arrowLine} from './arrowLines.ts';
import {type Box, grown, overlap} from './geometry.ts';
import type {ChartArrow, ChartState} from './readChart.ts';
import {text, textWidth} from './textSize.ts';

export const PADDING = 12;

/** Room for the dot before the name of an initial state. */
export const DOT = 14;

const CLEARANCE = 8;

export type TextRow = {kind: 'name' | 'line' | 'inner'; words: string; arrow?: ChartArrow};

/** What stands in the box of a state: its name, what it runs, and the events it answers without leaving. */
export const textRows = (state: ChartState, inner: readonly ChartArrow[]): TextRow[] => [
  {kind: 'name', words: state.name},
  ...(state.meta ? [{kind: 'line', words: state.meta.path} as const] : []),
  ...state.invokes.map((invoke) => ({kind: 'line', words: `runs ${invoke}`}) as const),
  ...inner.map((arrow) => ({kind: 'inner', words: arrowLine(arrow, true), arrow}) as const),
];

const sizeOf = ({kind}: TextRow) => (kind === 'name' ? text.name : text.label);

const indentOf = ({kind}: TextRow, {isInitial}: ChartState): number =>
  kind === 'name' && isInitial ? DOT : 0;

/** The room that the rows of a state take, without what is around them. */
export const textExtent = (state: ChartState, rows: readonly TextRow[]) => ({
  width: Math.max(...rows.map((row) => textWidth(row.words, sizeOf(row)) + indentOf(row, state))),
  height: rows.reduce((sum, row) => sum + sizeOf(row).lineHeight, 0),
});

export type PlacedRow = TextRow & {box: Box};

/** The rows where they stand, below each other from their upper left corner on. */
export const placedRows = (
  state: ChartState,
  inner: readonly ChartArrow[],
  corner: {x: number; y: number},
): PlacedRow[] => {
  let {y} = corner;
  return textRows(state, inner).map((row) => {
    const indent = indentOf(row, state);
    const {lineHeight} = sizeOf(row);
    const width = textWidth(row.words, sizeOf(row));
    const placed = {...row, box: {x: corner.x + indent, y, width, height: lineHeight}};
    y += lineHeight;
    return placed;
  });
};

type Extent = {width: number; height: number};

/**
 * How far from the left the rows of a state that holds others begin: the layout leads lines through the head of its
 * box, so that the rows take the first place beside those where they fit.
 */
export const clearLeft = (box: Box, {width, height}: Extent, lines: readonly Box[]): number => {
  const left = box.x + PADDING;
  const right = box.x + box.width - PADDING;
  const taken = lines.map((line) => grown(line, CLEARANCE));
  const isFree = (x: number): boolean => {
    const rows = {x, y: box.y + PADDING, width, height};
    return x >= left && x + width <= right && !taken.some((line) => overlap(line, rows));
  };
  const places = taken.map((line) => line.x + line.width).toSorted((a, b) => a - b);
  return [left, ...places].find(isFree) ?? left;
};

/** Farther from the corner of their box than this, rows are not looked for. */
const FAR = 100;

/** How much wider a box has to be at its left for its rows to stand in the corner; 0 where they are near enough. */
export const roomWanted = (box: Box, extent: Extent, lines: readonly Box[]): number => {
  const left = box.x + PADDING;
  if (clearLeft(box, extent, lines) - left <= FAR) return 0;
  const rows = {...extent, x: left, y: box.y + PADDING};
  const inTheWay = lines
    .map((line) => grown(line, CLEARANCE))
    .filter((line) => overlap(line, rows));
  return Math.ceil(left + extent.width - Math.min(...inTheWay.map(({x}) => x)));
};
