import {
  type Box,
  boxAround,
  grown,
  overlap,
  type Point,
  runsThrough,
  type Segment,
  segmentsOf,
} from './geometry.ts';

export type Line = {points: readonly Point[]; label: Box};

type Obstacles = {solid: readonly Box[]; lines: readonly Segment[]};

/** Room for an arrow's head, and between lines, in px. */
const HEAD_ROOM = 14;
const GAP = 5;
const STEP = 12;

/** A line that comes to a box from below, passes beside it and turns down into its top can enter from that side. */
const intoTheSide = ({points, label}: Line, box: Box): Line[] => {
  const [a, b, , end] = points.slice(-4);
  if (!a || !b || !end || a.x !== b.x || end.y > box.y + 1 || a.y < box.y) return [];
  const side = a.x < box.x ? box.x : box.x + box.width;
  const isBeside = a.x < box.x - HEAD_ROOM || a.x > side + HEAD_ROOM;
  const last = Math.min(box.y + box.height, a.y) - STEP;
  const count = isBeside ? Math.max(0, Math.floor((last - box.y) / STEP) - 1) : 0;
  return Array.from({length: count}, (_, index) => {
    const y = box.y + STEP * (index + 2);
    return {points: [...points.slice(0, -3), {x: a.x, y}, {x: side, y}], label};
  });
};

/** A line that passes where it leads and turns back can turn off on its way. */
const withoutTurningBack = ({points, label}: Line): Line[] =>
  points.slice(3).flatMap((d, index): Line[] => {
    const [a, b, c] = points.slice(index, index + 3);
    if (!a || !b || !c || a.x !== b.x || c.x !== d.x || !points[index + 4]) return [];
    const isPassed = b.y < d.y && d.y < a.y;
    if (!isPassed) return [];
    const before = points.slice(0, index + 1);
    const shorter = [...before, {x: a.x, y: d.y}, ...points.slice(index + 4)];
    const middle = (a.y + d.y - label.height) / 2;
    return [label, {...label, y: middle}].map((one) => ({points: shorter, label: one}));
  });

const around = (point: Point): Box => grown({...point, width: 0, height: 0}, 1);

const isClear = ({points, label}: Line, old: Line, {solid, lines}: Obstacles): boolean => {
  const segments = segmentsOf(points);
  const isNew = ([from, to]: Segment) => !(old.points.includes(from) && old.points.includes(to));
  const room = segments.filter(isNew).map((segment) => grown(boxAround(segment), GAP));
  const ends = [points[0], points.at(-1)].filter((end) => end !== undefined);
  const isJoined = (box: Box) => ends.some((end) => overlap(around(end), box));
  const isFree = (box: Box, boxes: readonly Box[]) =>
    !boxes.some((one) => overlap(box, one)) && !lines.some((one) => runsThrough(one, box));
  const foreign = solid.filter((box) => !isJoined(box));
  const isBeside = segments.some((one) => overlap(grown(boxAround(one), GAP * 2), label));
  const hitsItself = segments.some((one) => runsThrough(one, label));
  return (
    isBeside && !hitsItself && room.every((box) => isFree(box, foreign)) && isFree(label, solid)
  );
};

/** The same line without the hooks that the layout makes where a line goes back, if there is room for that. */
export const withoutHooks = (line: Line, target: Box | undefined, obstacles: Obstacles): Line => {
  const shorter = [...(target ? intoTheSide(line, target) : []), ...withoutTurningBack(line)];
  return shorter.find((one) => isClear(one, line, obstacles)) ?? line;
};
