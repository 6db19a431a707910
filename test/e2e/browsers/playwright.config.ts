import {defineConfig} from '@playwright/test';
import type {BrowserOptions} from './fixtures.ts';
import {findInstalled} from './installed.mjs';

// Workers read this file again: they inherit what the first reading found.
process.env['INSTALLED_BROWSERS'] ??= JSON.stringify((await findInstalled()).files);
const files: Record<string, string> = JSON.parse(process.env['INSTALLED_BROWSERS']);

const results = '../../../.results/browsers';

export default defineConfig<BrowserOptions>({
  testDir: 'stories',
  testMatch: '*.story.ts',
  outputDir: results,
  globalSetup: './globalSetup.ts',
  reporter: [
    ['list'],
    ['json', {outputFile: `${results}.json`}],
    ['./tableReporter.ts', {file: `${results}.md`}],
  ],
  timeout: 150_000,
  forbidOnly: true,
  grepInvert: process.env['DEPARTURES'] ? /^(?!.*@departures)/ : /@departures/,
  workers: 2,
  retries: 0,
  expect: {timeout: 20_000},
  projects: Object.entries(files).flatMap(([engine, executablePath]) =>
    (['nl', 'en'] as const).map((language) => ({
      name: `${engine} ${language}`,
      // MiniBrowser opens no second window beside the page.
      ...(engine === 'webkit' && {testIgnore: 'demo.story.ts'}),
      use: {engine, executablePath, language},
    })),
  ),
});
