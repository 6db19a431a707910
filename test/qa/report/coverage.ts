import {readFileSync} from 'node:fs';
import {startFlow} from '../../support/machines/flowRun.ts';
import {recordCoverage, transitionKey, transitionsOf} from '../../support/machines/transitions.ts';
import {coverageFile} from '../coverage/coverageFile.ts';
import {pathsOf, type QaFlow} from '../paths/flows.ts';
import {arrowsWithout, type Runner} from '../paths/unwalkable.ts';

export type RunnerName = 'machine' | Runner;

export const RUNNERS: readonly RunnerName[] = ['machine', 'react', 'browser'];

/** `reason`: not taken, and listed with the reason why it cannot be. */
export type Paint = 'taken' | 'reason' | 'missed';

export type ArrowCoverage = {key: string; by: Record<RunnerName, Paint>};

const onTheMachine = async (flow: QaFlow): Promise<readonly string[]> => {
  const coverage = recordCoverage(flow.machine);
  for (const {input, steps} of pathsOf(flow)) {
    const run = startFlow(flow.machine, flow.model, input, coverage.inspect);
    for (const {event} of steps) await run.take(event);
    run.stop();
  }
  return coverage.taken();
};

const kept = (runner: Runner, {name}: QaFlow): readonly string[] => {
  try {
    return JSON.parse(readFileSync(coverageFile(runner, name), 'utf8')).taken;
  } catch {
    return [];
  }
};

/** Every arrow of a flow, and which runners took it the last time they ran. */
export const arrowCoverage = async (flow: QaFlow): Promise<ArrowCoverage[]> => {
  const taken: Record<RunnerName, ReadonlySet<string>> = {
    machine: new Set(await onTheMachine(flow)),
    react: new Set(kept('react', flow)),
    browser: new Set(kept('browser', flow)),
  };
  const paint = (runner: RunnerName, key: string): Paint => {
    if (taken[runner].has(key)) return 'taken';
    const isListed = runner !== 'machine' && arrowsWithout(runner, flow.name).includes(key);
    return isListed ? 'reason' : 'missed';
  };
  return transitionsOf(flow.machine).map((transition) => {
    const key = transitionKey(transition);
    const by = {
      machine: paint('machine', key),
      react: paint('react', key),
      browser: paint('browser', key),
    };
    return {key, by};
  });
};
