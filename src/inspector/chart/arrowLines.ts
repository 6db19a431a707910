import {type Chart, type ChartArrow, type ChartState, OTHERWISE, statesOf} from './readChart.ts';

/**
 * Asked for from outside the screens: by the address bar, Back and Forward, or another flow. Such arrows join
 * nearly all states with each other, so that as lines they would hide the way through the flow.
 */
const JUMPS: ReadonlySet<string> = new Set(['screen.visit', 'flow.leave', 'payment.returned']);

export const isJump = ({eventType}: ChartArrow): boolean => JUMPS.has(eventType);

const isVisit = ({eventType}: ChartArrow): boolean => eventType === 'screen.visit';

const lineKey = ({source, target}: Pick<ChartArrow, 'source' | 'target'>): string =>
  `${source}→${target}`;

/** Arrows with a line of their own, and those from outside that lead along one of these. */
const drawnArrows = ({arrows}: Chart): ReadonlySet<ChartArrow> => {
  const leading = arrows.filter(({target}) => target !== undefined);
  const keys = new Set(leading.filter((arrow) => !isJump(arrow)).map(lineKey));
  const isDrawn = (arrow: ChartArrow) => keys.has(lineKey(arrow)) && !isVisit(arrow);
  return new Set(leading.filter(isDrawn));
};

const lastName = (stateId: string): string => stateId.split('.').at(-1) ?? stateId;

/** What stands on the picture for one arrow: the event, its guard, and where it leads if no line shows that. */
export const arrowLine = ({words, guard, target}: ChartArrow, isListed = false): string => {
  const condition = guard ? ` [${guard}]` : '';
  return `${words}${condition}${isListed && target !== undefined ? ` → ${lastName(target)}` : ''}`;
};

export type Bundle = {
  id: string;
  source: string;
  target: string;
  arrows: readonly ChartArrow[];
  /** Those of the arrows that lead the other way, along the same line. */
  back: readonly ChartArrow[];
};

/** Arrows between the same two states, drawn as one line. */
export const bundles = (chart: Chart): Bundle[] => {
  const found = new Map<string, Bundle & {arrows: ChartArrow[]; back: ChartArrow[]}>();
  for (const arrow of drawnArrows(chart)) {
    const {source, target = source} = arrow;
    const isLoop = source === target;
    const there = isLoop ? undefined : found.get(lineKey({source: target, target: source}));
    const id = lineKey(arrow);
    const bundle = there ?? found.get(id) ?? {id, source, target, arrows: [], back: []};
    bundle.arrows.push(arrow);
    if (there) bundle.back.push(arrow);
    found.set(bundle.id, bundle);
  }
  return [...found.values()];
};

/** Events listed inside the box of their state: those it answers without leaving, and the jumps. */
export const innerArrows = (chart: Chart, stateId: string): ChartArrow[] => {
  const drawn = drawnArrows(chart);
  return chart.arrows.filter((arrow) => arrow.source === stateId && !drawn.has(arrow));
};

/** Words of the picture, and the arrows that they stand for. */
export type ArrowRow = {
  words: string;
  guard?: string;
  arrows: readonly ChartArrow[];
  /** The card that lists these one by one. */
  opens?: string | undefined;
};

const isMishap = ({eventType}: ChartArrow): boolean => /^xstate\.(error|after)\./.test(eventType);

const withoutTwins = (rows: readonly ArrowRow[]): ArrowRow[] => {
  const found = new Map<string, ArrowRow>();
  for (const row of rows) {
    const key = `${row.words} ${row.guard}`;
    const twin = found.get(key);
    found.set(key, twin ? {...twin, arrows: [...twin.arrows, ...row.arrows]} : row);
  }
  return [...found.values()];
};

const oneRow = (arrow: ChartArrow, isBack: boolean): ArrowRow => ({
  words: `${isBack ? '← ' : ''}${arrow.words}`,
  ...(arrow.guard && {guard: arrow.guard}),
  arrows: [arrow],
});

/** The words on a line; in brief, where something else leads there, calls that fail and time limits are only counted. */
export const labelRows = (chart: Chart, {arrows, back}: Bundle): ArrowRow[] => {
  const closed = new Set(
    statesOf(chart.root).flatMap(({id, closed: brief}) =>
      (brief?.inside.length ?? 0) > 0 ? id : [],
    ),
  );
  const rows = withoutTwins(arrows.map((arrow) => oneRow(arrow, back.includes(arrow))));
  const isMinor = (row: ArrowRow) =>
    row.arrows.every((arrow) => isMishap(arrow) && closed.has(arrow.source));
  const major = rows.filter((row) => !isMinor(row));
  const minor = rows.filter(isMinor);
  if (major.length === 0 || minor.length === 0) return rows;
  const counted = {
    words: `+ ${minor.length} more`,
    arrows: minor.flatMap((row) => row.arrows),
    opens: arrows.find(isMishap)?.source,
  };
  return [...major.map(withoutOtherwise), counted];
};

const withoutOtherwise = ({words, guard, arrows}: ArrowRow): ArrowRow =>
  guard === undefined || guard === OTHERWISE ? {words, arrows} : {words, guard, arrows};

/** The words in the box of a state; in brief, the ways from outside are only counted. */
export const innerRows = (chart: Chart, {id, closed}: ChartState): ArrowRow[] => {
  const inner = innerArrows(chart, id);
  const jumps = inner.filter(isJump);
  if (!closed) {
    const heading = jumps.length > 0 ? [{words: '▾ from outside', arrows: []}] : [];
    const own = inner.filter((arrow) => !isJump(arrow));
    const toRow = (arrow: ChartArrow) => ({words: arrowLine(arrow, true), arrows: [arrow]});
    return [...own.map(toRow), ...heading, ...jumps.map(toRow)];
  }
  const rows = inner
    .filter((arrow) => !isJump(arrow))
    .flatMap((arrow): ArrowRow[] => {
      const arrows = [arrow];
      const guard = arrow.guard ? [{words: `  [${arrow.guard}]`, arrows}] : [];
      return [{words: arrowLine({...arrow, guard: undefined}, true), arrows}, ...guard];
    });
  const counted = [{words: `▸ from outside ×${jumps.length}`, arrows: jumps}];
  return [...(jumps.length > 0 ? counted : []), ...rows];
};

/** The events by which alone a state is entered that no line leads to. */
export const jumpsInto = (chart: Chart, {id, isInitial}: ChartState): string[] => {
  const into = chart.arrows.filter(({target}) => target === id);
  const isLed = chart.arrows.some((arrow) => arrow.target?.startsWith(id) && !isJump(arrow));
  return isLed || isInitial ? [] : [...new Set(into.map(({words}) => words))];
};

/** Each arrow that leads into a state from outside it: from where, by which event and guard. */
export const waysInto = (chart: Chart, {id}: ChartState): string[] => {
  const isWithin = (stateId = '') => stateId === id || stateId.startsWith(`${id}.`);
  return chart.arrows
    .filter(({source, target}) => isWithin(target) && !isWithin(source))
    .map((arrow) => {
      const isAround = id.startsWith(`${arrow.source}.`);
      return `${isAround ? 'anywhere in ' : ''}${lastName(arrow.source)}: ${arrowLine(arrow)}`;
    });
};
