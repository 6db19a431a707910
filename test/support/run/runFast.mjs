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

// A dot for a test that passes: what fails is not lost between them.
const VITEST = ['vitest', 'run', '--reporter=dot'];
const PROJECTS = ['node', 'dom', 'modules'].flatMap((name) => ['--project', name]);

const since = base();
const hasChanged =
  git('diff', '--name-only', since) !== '' ||
  git('ls-files', '--others', '--exclude-standard') !== '';

const runChanged = () => run([...VITEST, '--passWithNoTests', ...PROJECTS, '--changed', since]);

const hasPassed =
  (await runChecks()).totals.failed === 0 &&
  (await run([...VITEST, '--project', 'machines'])) === 0 &&
  (!hasChanged || (await runChanged()) === 0);
if (!hasChanged) console.log('\nNothing has changed: no other unit tests were run.');
process.exitCode = hasPassed ? 0 : 1;
