import {type ArrowRow, innerRows, jumpsInto} from './arrowLines.ts';
import type {Box} from './geometry.ts';
import {isCard} from './foldChart.ts';
import type {Chart, ChartState} from './readChart.ts';
import {text, textWidth} from './textSize.ts';

export const PADDING = 8;

/** Room for the dot before the name of an initial state. */
export const DOT = 14;

const GAP = 10;

/** Names and routes that are no longer than this together share a line. */
const ONE_LINE = 30;

export type TextRow = {
  kind: 'name' | 'line' | 'inside' | 'inner';
  words: string;
  arrows?: ArrowRow['arrows'];
};

/** Results stand side by side: narrow boxes. */
const isResult = ({path, children, closed}: ChartState): boolean =>
  !path.includes('.') && children.length === 0 && !closed?.inside.length;

/** What stands in the box of a state: its name, what it runs, and the events it answers without leaving. */
const textLines = (chart: Chart, state: ChartState): TextRow[][] => {
  const path = state.meta?.path ?? '';
  const inside = state.closed?.inside.length ?? 0;
  const name: TextRow = {kind: 'name', words: state.name};
  const about: TextRow[] = [
    ...(path ? [{kind: 'line', words: path} as const] : []),
    ...(inside > 0 ? [{kind: 'inside', words: `▸ ${inside} states`} as const] : []),
    ...(isCard(state) && !state.closed ? [{kind: 'line', words: '▾ close'} as const] : []),
    ...jumpsInto(chart, state).map((words) => ({kind: 'line', words: `← ${words}`}) as const),
  ];
  const isLong = isResult(state) || state.name.length + path.length > ONE_LINE;
  return [
    ...(isLong ? [[name], about] : [[name, ...about]]),
    ...state.invokes.map((invoke): TextRow[] => [{kind: 'line', words: `runs ${invoke}`}]),
    ...innerRows(chart, state).map((row): TextRow[] => [{kind: 'inner', ...row}]),
  ].filter((line) => line.length > 0);
};

const sizeOf = ({kind}: TextRow) => (kind === 'name' ? text.name : text.label);

/** In characters: a name in a closed card is cut off there. */
const LONGEST_NAME = 16;

/** What stands in a closed card while a state in it is active. */
export const insideWords = (name: string): string =>
  name.length > LONGEST_NAME ? `› ${name.slice(0, LONGEST_NAME - 1)}…` : `› ${name}`;

const longest = ({closed}: ChartState): string =>
  (closed?.inside ?? [])
    .map(({name}) => insideWords(name))
    .reduce((found, words) => (words.length > found.length ? words : found), '');

const widthOf = (row: TextRow, state: ChartState): number => {
  const own = textWidth(row.words, sizeOf(row));
  return row.kind === 'inside' ? Math.max(own, textWidth(longest(state), sizeOf(row))) : own;
};

export type PlacedRow = TextRow & {box: Box};

/** The rows below each other, from an upper left corner on. */
export const placedRows = (
  chart: Chart,
  state: ChartState,
  corner: {x: number; y: number},
): PlacedRow[] => {
  let {y} = corner;
  return textLines(chart, state).flatMap((line, index) => {
    let x = corner.x + (index === 0 && state.isInitial ? DOT : 0);
    const height = Math.max(...line.map((row) => sizeOf(row).lineHeight));
    const placed = line.map((row): PlacedRow => {
      const box = {x, y, width: widthOf(row, state), height};
      x += box.width + GAP;
      return {...row, box};
    });
    y += height;
    return placed;
  });
};

/** The room that the rows of a state take, without what is around them. */
export const textExtent = (chart: Chart, state: ChartState) => {
  const boxes = placedRows(chart, state, {x: 0, y: 0}).map(({box}) => box);
  return {
    width: Math.max(...boxes.map(({x, width}) => x + width)),
    height: Math.max(...boxes.map(({y, height}) => y + height)),
  };
};
