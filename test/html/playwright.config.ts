import e2e from '../e2e/playwright.config.ts';

export default {
  ...e2e,
  testDir: '.',
  testMatch: 'html.spec.ts',
  outputDir: '../../.results/html-run',
  globalSetup: '../e2e/globalSetup.ts',
  reporter: 'list',
  timeout: 5 * 60_000,
  projects: [{name: 'built'}],
};
