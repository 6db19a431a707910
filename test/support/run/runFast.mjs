import {execFileSync} from 'node:child_process';
import {runChecks} from './runChecks.mjs';
import {run} from './runner.mjs';

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, {encoding: 'utf8'}).trim();

/** The last commit that is on main as well: on a branch, all of its work counts as changed. */
const base = () => {
  try {
    return git('merge-base', 'HEAD', 'main');
  } catch {
    return 'HEAD';
  }
};

const PROJECTS = ['node', 'dom', 'modules'].flatMap((name) => ['--project', name]);

const hasPassed =
  (await runChecks()).totals.failed === 0 &&
  (await run(['vitest', 'run', '--project', 'machines'])) === 0 &&
  (await run(['vitest', 'run', '--passWithNoTests', ...PROJECTS, '--changed', base()])) === 0;
process.exitCode = hasPassed ? 0 : 1;
