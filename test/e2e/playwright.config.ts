import {defineConfig} from '@playwright/test';
import {findHeadlessShell} from '../support/run/findBrowser.mjs';

// Workers read this file again: they inherit what the first reading found.
process.env['E2E_BROWSER'] ??= JSON.stringify(await findHeadlessShell());
const {executablePath, env} = JSON.parse(process.env['E2E_BROWSER']);

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--enable-blink-features=ComputedAccessibilityInfo',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Those of features.config.ts.
  grepInvert: /@alone/,
  outputDir: '../../.results/e2e',
  globalSetup: './globalSetup.ts',
  reporter: [['list'], ['json', {outputFile: '../../.results/playwright.json'}]],
  fullyParallel: true,
  timeout: 60_000,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  expect: {timeout: 10_000},
  use: {
    locale: 'nl-NL',
    // Movement would be waited for at every click; motion.spec.ts looks at it.
    contextOptions: {reducedMotion: 'reduce'},
    screenshot: 'only-on-failure',
    launchOptions: {executablePath, args, env: {...process.env, ...env}},
  },
  projects: [
    {name: 'built', testIgnore: '**/*.dev.spec.ts'},
    {name: 'dev', testMatch: '**/*.dev.spec.ts'},
  ],
});
