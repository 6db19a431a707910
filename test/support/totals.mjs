/** @typedef {{passed: number, failed: number, skipped: number}} Totals */

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
 * @returns {Totals}
 */
export function vitestTotals(report, exitCode) {
  const totals = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return withCrash(totals, exitCode);
}

/**
 * @param {any} report Playwright's JSON report
 * @param {number} exitCode
 * @returns {Totals}
 */
export function playwrightTotals({stats}, exitCode) {
  const totals = {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
  return withCrash(totals, exitCode);
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
