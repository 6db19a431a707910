import type {Chart, ChartArrow} from './readChart.ts';

/**
 * Asked for from outside the screens: by the address bar, Back and Forward, or another flow. Such arrows join
 * nearly all states with each other, so that as lines they would hide the way through the flow.
 */
const JUMPS: ReadonlySet<string> = new Set(['screen.visit', 'flow.leave', 'payment.returned']);

type Way = Pick<ChartArrow, 'target' | 'eventType'>;

const isJump = ({eventType}: Way): boolean => JUMPS.has(eventType);

const isLed = ({arrows}: Chart, stateId: string): boolean =>
  arrows.some((arrow) => arrow.target?.startsWith(stateId) && !isJump(arrow));

/** A state that only jumps lead to keeps the first of them as a line, so that it does not hang in the air. */
const isOnlyWay = (chart: Chart, arrow: ChartArrow): boolean =>
  !isLed(chart, arrow.target ?? '') &&
  chart.arrows.find(({target}) => target === arrow.target) === arrow;

const isDrawn = (chart: Chart, arrow: ChartArrow): boolean =>
  arrow.target !== undefined && (!isJump(arrow) || isOnlyWay(chart, arrow));

const lastName = (stateId: string): string => stateId.split('.').at(-1) ?? stateId;

/** What stands on the picture for one arrow: the event, its guard, and where it leads if no line shows that. */
export const arrowLine = ({words, guard, target}: ChartArrow, isListed = false): string => {
  const condition = guard ? ` [${guard}]` : '';
  return `${words}${condition}${isListed && target !== undefined ? ` → ${lastName(target)}` : ''}`;
};

export type Bundle = {id: string; source: string; target: string; arrows: readonly ChartArrow[]};

/** Arrows between the same two states, drawn as one line with a label for each. */
export const bundles = (chart: Chart): Bundle[] => {
  const found = new Map<string, {source: string; target: string; arrows: ChartArrow[]}>();
  for (const arrow of chart.arrows) {
    if (arrow.target === undefined || !isDrawn(chart, arrow)) continue;
    const key = `${arrow.source}→${arrow.target}`;
    const bundle = found.get(key) ?? {source: arrow.source, target: arrow.target, arrows: []};
    bundle.arrows.push(arrow);
    found.set(key, bundle);
  }
  return [...found].map(([id, bundle]) => ({id, ...bundle}));
};

/** Events listed inside the box of their state: those it answers without leaving, and the jumps. */
export const innerArrows = (chart: Chart, stateId: string): ChartArrow[] =>
  chart.arrows.filter((arrow) => arrow.source === stateId && !isDrawn(chart, arrow));
