export type Point = {x: number; y: number};
export type Box = {x: number; y: number; width: number; height: number};

/** From one corner of a line to the next; always upright or level. */
export type Segment = readonly [Point, Point];

export const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((to, index) => [points[index] ?? to, to]);

export const boxAround = ([from, to]: Segment): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(from.x - to.x),
  height: Math.abs(from.y - to.y),
});

export const grown = ({x, y, width, height}: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + by * 2,
  height: height + by * 2,
});

/** Whether two boxes have more in common than an edge. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether a line runs through a box. */
export const runsThrough = (segment: Segment, box: Box): boolean =>
  overlap(grown(boxAround(segment), 0.01), box);
