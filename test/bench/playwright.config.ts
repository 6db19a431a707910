import e2e from '../e2e/playwright.config.ts';

const {launchOptions} = e2e.use ?? {};
/** The browser's own compilers write code for what runs often, which fills the heap and is none of the page's. */
const INTERPRETED = '--js-flags=--no-sparkplug --no-maglev --no-turbofan';

process.env['LAPS'] ??= '200';

export default {
  ...e2e,
  testDir: '../e2e',
  testMatch: 'laps.spec.ts',
  outputDir: '../../.results/bench',
  globalSetup: '../e2e/globalSetup.ts',
  reporter: 'list',
  timeout: 60 * 60_000,
  workers: 1,
  projects: [
    {name: 'compiled'},
    {
      name: 'interpreted',
      use: {
        launchOptions: {
          ...launchOptions,
          args: [...(launchOptions?.args ?? []), INTERPRETED],
        },
      },
    },
  ],
};
