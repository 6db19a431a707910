import {type ArrowRow, type Bundle, labelRows} from './arrowLines.ts';
import type {Chart} from './readChart.ts';
import {text, textWidth} from './textSize.ts';

export type LabelPiece = ArrowRow & {x: number; y: number};

const PADDING = 4;
const GAP = 12;

/** In px: on a line that leaves a state alone there is room for wider words than among others. */
const WIDE = 360;
const NARROW = 190;

const widthOf = ({words, guard}: ArrowRow): number =>
  textWidth(guard ? `${words} [${guard}]` : words, text.label);

/** An event, and its guard below it where both would be too wide. */
const piecesOf = (row: ArrowRow, widest: number): ArrowRow[] => {
  const {words, guard, arrows} = row;
  return guard === undefined || widthOf(row) <= widest
    ? [row]
    : [
        {words, arrows},
        {words: '', guard, arrows},
      ];
};

/** The words on a line, side by side as far as there is room, and how much room they take. */
export const labelText = (chart: Chart, all: readonly Bundle[], bundle: Bundle) => {
  const isAlone = all.every((other) => other === bundle || other.source !== bundle.source);
  const widest = isAlone ? WIDE : NARROW;
  const {lineHeight} = text.label;
  let right = 0;
  let x = 0;
  let y = 0;
  const pieces = labelRows(chart, bundle)
    .flatMap((row) => piecesOf(row, widest))
    .map((piece, index): LabelPiece => {
      const width = widthOf(piece);
      const isNext = index > 0 && x + GAP + width <= widest;
      if (index > 0 && !isNext) y += lineHeight;
      const left = isNext ? x + GAP : 0;
      x = left + width;
      right = Math.max(right, x);
      return {...piece, x: left + PADDING, y};
    });
  return {pieces, width: right + PADDING * 2, height: y + lineHeight};
};
