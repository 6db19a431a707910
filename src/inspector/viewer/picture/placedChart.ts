import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import {foldChart} from '../../chart/foldChart.ts';
import {layoutChart, type PlacedChart} from '../../chart/layoutChart.ts';
import {charts} from '../charts.ts';

const elk = new ELK({workerUrl});
const placed = new Map<string, Promise<PlacedChart>>();

/**
 * The picture of a flow, laid out once for all states that are open, and beside the page's own work.
 * @param open their ids, separated by blanks
 */
export const placedChart = (flow: string, open: string): Promise<PlacedChart> => {
  const key = `${flow} ${open}`;
  const known = placed.get(key);
  if (known) return known;
  const chart = charts.get(flow);
  if (!chart) return Promise.reject(new Error(`There is no flow ${flow}`));
  const next = layoutChart(elk, foldChart(chart, new Set(open.split(' '))));
  placed.set(key, next);
  return next;
};
