import {type Chart, type ChartArrow, type ChartState, statesOf} from './readChart.ts';

/** A screen that is made of several states is a card until it is opened. */
export const isCard = ({meta, children}: ChartState): boolean =>
  meta !== undefined && children.length > 0;

/** The chart in brief, but for the states that are open: arrows into a closed card lead to the card. */
export const foldChart = (chart: Chart, open: ReadonlySet<string>): Chart => {
  const shownAs = new Map<string, string>();
  const fold = (state: ChartState): ChartState => {
    shownAs.set(state.id, state.id);
    const isOpen = open.has(state.id);
    if (isOpen || !isCard(state)) {
      const children = state.children.map(fold);
      return {...state, children, ...(!isOpen && {closed: {inside: []}})};
    }
    const inside = statesOf(state);
    for (const {id} of inside) shownAs.set(id, state.id);
    return {
      ...state,
      children: [],
      closed: {inside: inside.slice(1).map(({id, name}) => ({id, name}))},
    };
  };
  const root = fold(chart.root);
  const lifted = (arrow: ChartArrow): ChartArrow[] => {
    const source = shownAs.get(arrow.source) ?? arrow.source;
    const target = arrow.target && shownAs.get(arrow.target);
    const isMoved = source !== arrow.source || target !== arrow.target;
    const isWithin = target === source || target === undefined;
    return isMoved && isWithin ? [] : [{...arrow, source, target}];
  };
  return {...chart, root, arrows: chart.arrows.flatMap(lifted)};
};
