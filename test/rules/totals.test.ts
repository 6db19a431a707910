import {describe, expect, it} from 'vitest';
import {playwrightTotals, sum, vitestTotals} from '../support/totals.mjs';

const vitest = {numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1};
const playwright = {stats: {expected: 4, unexpected: 0, flaky: 0, skipped: 2}};

describe('the sum of a run', () => {
  it('counts what passed, failed and was skipped', () => {
    expect(vitestTotals(vitest, 0)).toEqual({passed: 3, failed: 0, skipped: 2});
    expect(playwrightTotals(playwright, 0)).toEqual({passed: 4, failed: 0, skipped: 2});
  });

  it('counts a flaky test as failed', () => {
    const stats = {...playwright.stats, unexpected: 1, flaky: 1};
    expect(playwrightTotals({stats}, 1)).toEqual({passed: 4, failed: 2, skipped: 2});
  });

  it('counts a runner that fails without a failed test as one failure', () => {
    expect(vitestTotals(vitest, 1)).toEqual({passed: 3, failed: 1, skipped: 2});
  });

  it('counts a runner that ran no test as one failure', () => {
    const stats = {expected: 0, unexpected: 0, flaky: 0, skipped: 1};
    expect(playwrightTotals({stats}, 0)).toEqual({passed: 0, failed: 1, skipped: 1});
  });

  it('adds the runners up', () => {
    expect(
      sum([
        {passed: 4, failed: 0, skipped: 0},
        {passed: 3, failed: 1, skipped: 2},
      ]),
    ).toEqual({passed: 7, failed: 1, skipped: 2});
  });
});
