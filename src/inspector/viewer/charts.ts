import {type Chart, readChart} from '../chart/readChart.ts';
import {inspectedFlows} from '../flows.ts';

/** The chart of every flow, known without a running app. */
export const charts: ReadonlyMap<string, Chart> = new Map(
  inspectedFlows.map(({id, machine}) => [id, readChart(machine)]),
);
