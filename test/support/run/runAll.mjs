import {findInstalled} from '../../e2e/browsers/installed.mjs';
import {SHORT} from '../../e2e/browsers/short.mjs';
import {failedTitles, slowest, sum} from './results.mjs';
import {runChecks} from './runChecks.mjs';
import {runPlaywright, runVitest} from './runner.mjs';

const OTHER_TESTS = ['node', 'dom', 'modules', 'built'];

/** What a fault in the first makes pointless to start, in order. */
const STAGES = [
  {name: 'checks', run: runChecks},
  {name: 'machine tests', run: () => runVitest('machines')},
  {name: 'other unit tests', run: () => runVitest(...OTHER_TESTS), goesOn: true},
  {
    name: 'end-to-end tests',
    run: () => runPlaywright('e2e', '.results/playwright.json'),
    goesOn: true,
  },
  {
    name: 'model-based paths in the browser',
    run: () => runPlaywright('qa', '.results/qa/playwright.json'),
    goesOn: true,
  },
];

const wantsBrowsers = process.argv.includes('--browsers');
if (wantsBrowsers) {
  STAGES.push({
    name: 'short stories in every browser',
    run: () => runPlaywright('e2e/browsers', '.results/browsers.json', ...SHORT),
    goesOn: true,
  });
}

/** @type {import('./results.mjs').Results[]} */
const results = [];
for (const {name, run, goesOn = false} of STAGES) {
  const start = performance.now();
  const result = await run();
  results.push(result);
  const {passed, failed} = result.totals;
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(`${name}: ${passed} passed, ${failed} failed in ${minutes} min`);
  if (failed > 0 && !goesOn) {
    console.log(`\nStopped: mend the ${name} first, the rest was not run.`);
    break;
  }
}

const totals = sum(results.map((result) => result.totals));
const tests = results.flatMap((result) => result.tests);
if (tests.length > 0) console.log('\nThe slowest tests:');
for (const line of slowest(tests, 20)) console.log(line);

const failures = failedTitles(tests);
if (failures.length > 0) console.log('\nFailed:');
for (const title of failures) console.log(`  ${title}`);

if (wantsBrowsers) {
  for (const line of (await findInstalled()).missing) console.log(`\n${line}`);
}

process.exitCode = totals.failed === 0 ? 0 : 1;
const skipped = totals.skipped === 0 ? '' : `, ${totals.skipped} skipped`;
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
