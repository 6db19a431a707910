import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import {layoutChart, type PlacedChart} from '../../chart/layoutChart.ts';
import {charts} from '../charts.ts';

const elk = new ELK({workerUrl});
const placed = new Map<string, Promise<PlacedChart>>();

/** The picture of a flow, laid out once and beside the page's own work. */
export const placedChart = (flow: string): Promise<PlacedChart> => {
  const known = placed.get(flow);
  if (known) return known;
  const chart = charts.get(flow);
  if (!chart) return Promise.reject(new Error(`There is no flow ${flow}`));
  const next = layoutChart(elk, chart);
  placed.set(flow, next);
  return next;
};
