import e2e from '../playwright.config.ts';

/** Every story once more without each single feature that some supported browser lacks. */
export default {
  ...e2e,
  testDir: '.',
  testMatch: 'olderBrowsers.spec.ts',
  outputDir: '../../../.results/features',
  globalSetup: '../globalSetup.ts',
  reporter: 'list',
  grep: /@alone/,
  grepInvert: /^$/,
  projects: [{name: 'built'}],
};
