import {defineConfig} from '@playwright/test';
import endToEnd from '../e2e/playwright.config.ts';

process.env['QA_RUN'] ??= String(Date.now());

export default defineConfig({
  ...endToEnd,
  testDir: 'browser',
  // The pictures are for the report alone.
  testIgnore: process.env['QA_ALL'] ? [] : ['screens.spec.ts'],
  outputDir: '../../.results/qa/browser',
  globalSetup: './browser/globalSetup.ts',
  reporter: [['list'], ['json', {outputFile: '../../.results/qa/playwright.json'}]],
  timeout: 120_000,
  projects: [{name: 'browser'}],
});
