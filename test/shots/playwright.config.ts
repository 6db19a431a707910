import e2e from '../e2e/playwright.config.ts';

export default {
  ...e2e,
  testDir: '.',
  testMatch: 'shots.spec.ts',
  outputDir: '../../.results/shots-run',
  globalSetup: '../e2e/globalSetup.ts',
  reporter: 'list',
  timeout: 30 * 60_000,
  projects: [{name: 'built'}],
};
