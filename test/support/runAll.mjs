import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {playwrightTotals, sum, vitestTotals} from './totals.mjs';
import {runChecks} from './runChecks.mjs';

/** @typedef {import('./totals.mjs').Totals} Totals */

const RESULTS = '.results';
const TIME_LIMIT = 30 * 60_000;

/**
 * Runs a test runner in full view, then reads what it counted.
 * @param {string[]} command
 * @param {string} report
 * @param {(report: unknown, exitCode: number) => Totals} count
 * @returns {Promise<Totals>}
 */
async function runRunner(command, report, count) {
  rmSync(report, {force: true});
  console.log(`\n$ ${command.join(' ')}`);
  // A group of its own, so that a test that blocks its process for good can be ended with it.
  const child = spawn('npx', ['--no-install', ...command], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const stop = () => void (child.pid && process.kill(-child.pid, 'SIGKILL'));
  const timer = setTimeout(stop, TIME_LIMIT);
  const interrupt = () => {
    stop();
    process.exit(130);
  };
  process.on('SIGINT', interrupt);
  /** @type {number} */
  const exitCode = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
  clearTimeout(timer);
  process.off('SIGINT', interrupt);
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')), exitCode);
  } catch (error) {
    console.log(`${command[0]} left no report: ${error instanceof Error ? error.message : error}`);
    return {passed: 0, failed: 1, skipped: 0};
  }
}

mkdirSync(RESULTS, {recursive: true});
const vitestReport = `${RESULTS}/vitest.json`;
const checks = await runChecks();
const totals = sum([
  {...checks, skipped: 0},
  await runRunner(
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${vitestReport}`],
    vitestReport,
    vitestTotals,
  ),
  await runRunner(
    ['playwright', 'test', '--config', 'test/e2e/playwright.config.ts'],
    `${RESULTS}/playwright.json`,
    playwrightTotals,
  ),
  await runRunner(
    ['playwright', 'test', '--config', 'test/qa/playwright.config.ts'],
    `${RESULTS}/qa/playwright.json`,
    playwrightTotals,
  ),
]);

process.exitCode = totals.failed === 0 ? 0 : 1;
const skipped = totals.skipped === 0 ? '' : `, ${totals.skipped} skipped`;
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
