import {readFileSync} from 'node:fs';
import {transitionKey, transitionsOf} from '../../support/machines/transitions.ts';
import {coverageFile} from '../coverage/coverageFile.ts';
import type {QaFlow} from '../paths/flows.ts';
import {type Runner, untakenArrows} from '../paths/unwalkable.ts';

export const RUNNERS: readonly Runner[] = ['machine', 'react', 'browser'];

/** `reason`: not taken, and listed with the reason why it cannot be. */
export type Paint = 'taken' | 'reason' | 'missed';

export type ArrowCoverage = {
  key: string;
  by: Record<Runner, Paint>;
  /** Why a runner cannot take it. */
  why: Partial<Record<Runner, string>>;
};

const kept = (runner: Runner, flow: string): ReadonlySet<string> => {
  try {
    return new Set(JSON.parse(readFileSync(coverageFile(runner, flow), 'utf8')).taken);
  } catch {
    return new Set();
  }
};

/** Every arrow of a flow, and which runners took it the last time they ran. */
export const arrowCoverage = ({machine, name}: QaFlow): ArrowCoverage[] => {
  const runs = RUNNERS.map((runner) => ({
    runner,
    taken: kept(runner, name),
    reasons: untakenArrows(runner, name),
  }));
  return transitionsOf(machine)
    .map(transitionKey)
    .map((key) => {
      const paints = runs.map(({runner, taken, reasons}) => {
        const reason = reasons.get(key);
        if (taken.has(key)) return [runner, 'taken'];
        return [runner, reason === undefined ? 'missed' : 'reason'];
      });
      const why = runs.flatMap(({runner, reasons}) => {
        const reason = reasons.get(key);
        return reason === undefined ? [] : [[runner, reason]];
      });
      return {key, by: Object.fromEntries(paints), why: Object.fromEntries(why)};
    });
};
