import {relative} from 'node:path';

/** @typedef {{passed: number, failed: number, skipped: number}} Totals */

/** @typedef {{seconds: number, title: string, isFailed: boolean}} Test */

/** @typedef {{totals: Totals, tests: Test[]}} Results */

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
  /** @type {Test[]} */
  const tests = report.testResults.flatMap((/** @type {any} */ {name, assertionResults}) =>
    assertionResults.map((/** @type {any} */ {fullName, duration, status}) => ({
      seconds: (duration ?? 0) / 1000,
      title: `${relative(process.cwd(), name)}: ${fullName}`,
      isFailed: status === 'failed',
    })),
  );
  return {totals: withCrash(totals, exitCode), tests};
}

/**
 * @param {any} suite
 * @param {string[]} titles of the suites around it
 * @returns {Test[]}
 */
function testsOf(suite, titles) {
  const specs = (suite.specs ?? []).flatMap((/** @type {any} */ {title, ok, tests}) =>
    tests.map((/** @type {any} */ {results}) => ({
      seconds:
        results.reduce(
          (/** @type {number} */ sum, /** @type {any} */ {duration}) => sum + duration,
          0,
        ) / 1000,
      title: `${suite.file}: ${[...titles, title].join(' ')}`,
      isFailed: !ok,
    })),
  );
  const inner = (suite.suites ?? []).flatMap((/** @type {any} */ child) =>
    testsOf(child, [...titles, child.title]),
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
    tests: suites.flatMap((/** @type {any} */ suite) => testsOf(suite, [])),
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
 * @param {Test[]} tests
 * @returns {string[]} the titles of those that failed
 */
export function failedTitles(tests) {
  return tests.filter(({isFailed}) => isFailed).map(({title}) => title);
}

/**
 * @param {Test[]} tests
 * @param {number} count
 * @returns {string[]} a line each, the slowest first
 */
export function slowest(tests, count) {
  return tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({seconds, title}) => `${seconds.toFixed(1).padStart(6)} s  ${title}`);
}
