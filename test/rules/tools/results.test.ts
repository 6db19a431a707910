import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  failedTitles,
  playwrightResults,
  slowest,
  sum,
  vitestResults,
} from '../../support/run/results.mjs';

const vitest = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    {
      name: join(process.cwd(), 'test/machines/free.test.ts'),
      assertionResults: [
        {fullName: 'free goes on', duration: 1500, status: 'passed'},
        {fullName: 'free waits', duration: undefined, status: 'failed'},
      ],
    },
  ],
};
const spec = (title: string, ok: boolean, ...durations: number[]) => ({
  title,
  ok,
  tests: [{results: durations.map((duration) => ({duration}))}],
});
const playwright = {
  stats: {expected: 4, unexpected: 0, flaky: 0, skipped: 2},
  suites: [
    {
      file: 'free.spec.ts',
      title: 'free.spec.ts',
      specs: [spec('by mouse', true, 2000)],
      suites: [
        {
          file: 'free.spec.ts',
          title: 'in English',
          specs: [spec('by keyboard', false, 1000, 3000)],
        },
      ],
    },
  ],
};

describe('the sum of a run', () => {
  it('counts what passed, failed and was skipped', () => {
    expect(vitestResults(vitest, 0).totals).toEqual({passed: 3, failed: 0, skipped: 2});
    expect(playwrightResults(playwright, 0).totals).toEqual({passed: 4, failed: 0, skipped: 2});
  });

  it('counts a flaky test as failed', () => {
    const stats = {...playwright.stats, unexpected: 1, flaky: 1};
    expect(playwrightResults({...playwright, stats}, 1).totals).toEqual({
      passed: 4,
      failed: 2,
      skipped: 2,
    });
  });

  it('counts a runner that fails without a failed test as one failure', () => {
    expect(vitestResults(vitest, 1).totals).toEqual({passed: 3, failed: 1, skipped: 2});
  });

  it('counts a runner that ran no test as one failure', () => {
    const stats = {expected: 0, unexpected: 0, flaky: 0, skipped: 1};
    expect(playwrightResults({stats, suites: []}, 0)).toEqual({
      totals: {passed: 0, failed: 1, skipped: 1},
      tests: [],
    });
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

describe('the tests of a run', () => {
  const tests = [...vitestResults(vitest, 1).tests, ...playwrightResults(playwright, 1).tests];

  it('that failed are listed by file, suite and title', () => {
    expect(failedTitles(tests)).toEqual([
      'test/machines/free.test.ts: free waits',
      'free.spec.ts: in English by keyboard',
    ]);
  });

  it('that are the slowest are listed, each with the time of all its attempts', () => {
    expect(slowest(tests, 3)).toEqual([
      '   4.0 s  free.spec.ts: in English by keyboard',
      '   2.0 s  free.spec.ts: by mouse',
      '   1.5 s  test/machines/free.test.ts: free goes on',
    ]);
  });
});
