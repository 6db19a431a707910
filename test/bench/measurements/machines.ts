import {getNextSnapshot} from 'xstate';
import {flows} from '../../support/machines/flows.ts';
import {transitionPaths} from '../../support/machines/paths.ts';
import {median, p95, writeResults} from '../report.ts';

const ROUNDS = 50;

/** Every step of every path of a chart, over and over: microseconds for each step. */
const timesOf = ({machine, model}: (typeof flows)[number]): number[] => {
  const steps = transitionPaths(machine, model).paths.flatMap((path) => path.steps);
  return Array.from({length: ROUNDS}, () =>
    steps.map(({from, event}) => {
      const start = performance.now();
      getNextSnapshot(machine, from, event);
      return (performance.now() - start) * 1000;
    }),
  )
    .slice(1)
    .flat();
};

/** What a transition of each machine costs, its guards and assignments included. */
export const measureMachines = async (): Promise<void> => {
  const rows = flows.map((flow) => {
    const times = timesOf(flow);
    return [flow.name, String(times.length), median(times).toFixed(1), p95(times).toFixed(1)];
  });
  await writeResults('machines', '', [
    {head: ['machine', 'transitions', 'median µs', 'p95 µs'], rows},
  ]);
};
