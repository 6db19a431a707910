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

// Says only what fails, as soon as it does.
const VITEST = ['vitest', 'run', '--reporter=minimal'];
const PROJECTS = ['node', 'dom', 'modules'].flatMap((name) => ['--project', name]);
const FOUND = [...VITEST, ...PROJECTS, '--passWithNoTests'];

const since = base();
const changed = [
  git('diff', '--name-only', since),
  git('ls-files', '--others', '--exclude-standard'),
]
  .flatMap((output) => output.split('\n'))
  .filter(Boolean);

/** What the tests of the changed files begin with: their tree mirrors that of the sources. */
const own = changed
  .filter((path) => /^(src|test\/(src|sandbox))\//.test(path))
  .map((path) => path.replace(/^src\//, 'test/src/').replace(/(\.\w+)+$/, '.'));

const runOwn = () => run([...FOUND, ...own]);
// The rules read files, so they depend on whatever has changed.
const runMachinesAndRules = () =>
  run([...VITEST, '--project', 'machines', '--project', 'node', 'test/machines/', 'test/rules/']);
const runChanged = () => run([...FOUND, '--changed', since]);

const hasPassed =
  (own.length === 0 || (await runOwn()) === 0) &&
  (await runChecks()).totals.failed === 0 &&
  (await runMachinesAndRules()) === 0 &&
  (changed.length === 0 || (await runChanged()) === 0);
if (changed.length === 0) console.log('\nNothing has changed: no other unit tests were run.');
process.exitCode = hasPassed ? 0 : 1;
