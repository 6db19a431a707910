import {innerArrows, isJump} from '../../chart/arrowLines.ts';
import {isCard} from '../../chart/foldChart.ts';
import {type Chart, type ChartState, statesOf} from '../../chart/readChart.ts';

/** What was opened and closed by hand, and whether all the rest is open. */
export type Opened = {byHand: ReadonlyMap<string, boolean>; isFull: boolean};

export const closed: Opened = {byHand: new Map(), isFull: false};

/** One state opened or closed by hand. What was opened before closes, but what it is in: two are too large to be read. */
export const turned = ({byHand, isFull}: Opened, stateId: string, isOpen: boolean): Opened => {
  const isKept = ([id, wasOpen]: [string, boolean]) =>
    isFull || !isOpen || !wasOpen || stateId.startsWith(`${id}.`);
  return {isFull, byHand: new Map([...byHand].filter(isKept)).set(stateId, isOpen)};
};

/** Whether there is more to show of a state than stands there in brief. */
export const canOpen = (chart: Chart, state: ChartState): boolean =>
  isCard(state) || innerArrows(chart, state.id).some(isJump);

type Shown = {active: readonly string[]; chosen: string | undefined};

/** The states that are shown whole: by hand, or since the flow is in them, or since what was looked for is. */
export const openStates = (
  chart: Chart,
  {byHand, isFull}: Opened,
  {active, chosen}: Shown,
): readonly string[] => {
  const isNeeded = (state: ChartState) =>
    isCard(state) &&
    (active.includes(state.id) || statesOf(state).some(({id}) => id === chosen && id !== state.id));
  return statesOf(chart.root)
    .filter((state) => byHand.get(state.id) ?? (isFull || isNeeded(state)))
    .map(({id}) => id);
};
