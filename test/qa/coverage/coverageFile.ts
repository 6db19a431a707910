import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {AnyStateMachine} from 'xstate';
import {transitionKey, transitionsOf} from '../../support/machines/transitions.ts';
import {ROOT} from '../../support/repository.ts';
import type {Runner} from '../paths/unwalkable.ts';

const FOLDER = join(ROOT, '.results/qa');

export const coverageFile = (runner: Runner, flow: string): string =>
  join(FOLDER, `${runner}-${flow}.json`);

type Kept = {run: string; taken: string[]};

const read = (file: string): Kept | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/**
 * Counts the arrows of a flow that a runner's machines took. Kept in a file, since a failing test may begin a new
 * process; a file of an earlier run is replaced.
 */
export const recordRun = (runner: Runner, machine: AnyStateMachine) => {
  const file = coverageFile(runner, machine.id);
  const run = process.env['QA_RUN'] ?? String(process.pid);
  const kept = () => {
    const found = read(file);
    return found?.run === run ? found.taken : [];
  };
  return {
    add: (keys: readonly string[]): void => {
      // One path walked again says nothing of the rest.
      if (process.env['QA_ONE']) return;
      mkdirSync(FOLDER, {recursive: true});
      const taken = [...new Set([...kept(), ...keys])].toSorted();
      writeFileSync(file, JSON.stringify({run, taken} satisfies Kept, undefined, 1));
    },
    missed: (): string[] => {
      const taken = new Set(kept());
      return transitionsOf(machine)
        .map(transitionKey)
        .filter((key) => !taken.has(key))
        .toSorted();
    },
  };
};
