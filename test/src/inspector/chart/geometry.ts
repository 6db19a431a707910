import type {Box, Point} from '../../../../src/inspector/chart/geometry.ts';

/** From one corner of a line to the next; always upright or level. */
export type Segment = readonly [Point, Point];

export const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((to, index) => [points[index] ?? to, to]);

/** Whether two boxes have more in common than an edge. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether a line runs through a box. */
export const runsThrough = ([from, to]: Segment, box: Box): boolean =>
  overlap(box, {
    x: Math.min(from.x, to.x) - 0.01,
    y: Math.min(from.y, to.y) - 0.01,
    width: Math.abs(from.x - to.x) + 0.02,
    height: Math.abs(from.y - to.y) + 0.02,
  });

const isBetween = (value: number, one: number, other: number) =>
  value > Math.min(one, other) + 0.5 && value < Math.max(one, other) - 0.5;

const doCross = ([a, b]: Segment, [c, d]: Segment): boolean =>
  a.x === b.x
    ? c.y === d.y && isBetween(a.x, c.x, d.x) && isBetween(c.y, a.y, b.y)
    : c.x === d.x && isBetween(c.x, a.x, b.x) && isBetween(a.y, c.y, d.y);

/** How many times lines cross each other. */
export const countCrossings = (lines: readonly (readonly Point[])[]): number => {
  const all = lines.map(segmentsOf);
  return all
    .flatMap((line, index) =>
      all
        .slice(index + 1)
        .flatMap((other) => line.flatMap((one) => other.map((two) => [one, two]))),
    )
    .filter(([one, two]) => one && two && doCross(one, two)).length;
};
