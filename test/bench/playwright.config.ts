import e2e from '../e2e/playwright.config.ts';

process.env['LAPS'] ??= '200';

export default {
  ...e2e,
  testDir: '../e2e',
  testMatch: 'laps.spec.ts',
  outputDir: '../../.results/bench',
  globalSetup: '../e2e/globalSetup.ts',
  reporter: 'list',
  timeout: 60 * 60_000,
  projects: [{name: 'built'}],
};
