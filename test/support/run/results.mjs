import {relative} from 'node:path';

/** @typedef {{passed: number, failed: number, skipped: number}} Totals */

/** @typedef {{seconds: number, title: string}} Duration */

/** @typedef {{totals: Totals, durations: Duration[]}} Results */

/**
 * A runner that fails without a failed test (it crashed, or a file did not load), or that ran no test at all,
 * counts as one failure more.
 * @param {Totals} totals
 * @param {number} exitCode
 * @returns {Totals}
 */
function withCrash(totals, exitCode) {
  const isCrash = exitCode !== 0 && totals.failed === 0;
  const isEmpty = totals.passed + totals.failed === 0;
  return isCrash || isEmpty ? {...totals, failed: totals.failed + 1} : totals;
}

/**
 * @param {any} report Vitest's JSON report
 * @param {number} exitCode
 * @returns {Results}
 */
export function vitestResults(report, exitCode) {
  const totals = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  /** @type {Duration[]} */
  const durations = report.testResults.flatMap((/** @type {any} */ {name, assertionResults}) =>
    assertionResults.map((/** @type {any} */ {fullName, duration}) => ({
      seconds: (duration ?? 0) / 1000,
      title: `${relative(process.cwd(), name)}: ${fullName}`,
    })),
  );
  return {totals: withCrash(totals, exitCode), durations};
}

/**
 * @param {any} suite
 * @param {string[]} titles of the suites around it
 * @returns {Duration[]}
 */
function durationsOf(suite, titles) {
  const specs = (suite.specs ?? []).flatMap((/** @type {any} */ {title, tests}) =>
    tests.map((/** @type {any} */ {results}) => ({
      seconds:
        results.reduce(
          (/** @type {number} */ sum, /** @type {any} */ {duration}) => sum + duration,
          0,
        ) / 1000,
      title: `${suite.file}: ${[...titles, title].join(' ')}`,
    })),
  );
  const inner = (suite.suites ?? []).flatMap((/** @type {any} */ child) =>
    durationsOf(child, [...titles, child.title]),
  );
  return [...specs, ...inner];
}

/**
 * @param {any} report Playwright's JSON report
 * @param {number} exitCode
 * @returns {Results}
 */
export function playwrightResults({stats, suites}, exitCode) {
  const totals = {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
  return {
    totals: withCrash(totals, exitCode),
    durations: suites.flatMap((/** @type {any} */ suite) => durationsOf(suite, [])),
  };
}

/**
 * @param {Totals[]} parts
 * @returns {Totals}
 */
export function sum(parts) {
  const totals = {passed: 0, failed: 0, skipped: 0};
  for (const part of parts) {
    totals.passed += part.passed;
    totals.failed += part.failed;
    totals.skipped += part.skipped;
  }
  return totals;
}

/**
 * @param {Duration[]} durations
 * @param {number} count
 * @returns {string[]} a line each, the slowest first
 */
export function slowest(durations, count) {
  return durations
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({seconds, title}) => `${seconds.toFixed(1).padStart(6)} s  ${title}`);
}
