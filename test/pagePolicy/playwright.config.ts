import e2e from '../e2e/playwright.config.ts';

// The end-to-end tests once more, on a host that sends no header of its own: the page's policy stands alone.
process.env['E2E_POLICY'] = 'page';

export default {
  ...e2e,
  testDir: '../e2e',
  outputDir: '../../.results/pagePolicy',
  globalSetup: '../e2e/globalSetup.ts',
  reporter: 'list',
  grepInvert: /@headers/,
  projects: [{name: 'built', testIgnore: '**/*.dev.spec.ts'}],
};
