import {defineConfig} from 'vitest/config';

const HISTORY = 'test/src/app/history';
/** With random deeds: slow, and they notice now this, now that. */
const WALKS = '**/urlSync.{model,outside}.test.ts';
const NO_CONSOLE = 'test/support/consoleTrap.ts';
const dom = {
  isolate: false,
  environment: 'happy-dom',
  setupFiles: [NO_CONSOLE, 'test/support/domSetup.ts'],
};

/** The tests that are asked about a mutant, the quick ones first. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          isolate: false,
          sequence: {groupOrder: 1},
          include: ['test/src/api/**/*.test.ts'],
          setupFiles: [NO_CONSOLE],
        },
      },
      {
        extends: true,
        test: {
          ...dom,
          name: 'parts of the history',
          sequence: {groupOrder: 2},
          include: [`${HISTORY}/*.test.ts`],
          exclude: [`${HISTORY}/urlSync*.test.ts`],
        },
      },
      {
        extends: true,
        test: {
          ...dom,
          name: 'the whole history',
          sequence: {groupOrder: 3},
          include: [`${HISTORY}/{urlSync,useUrlSync}*.test.{ts,tsx}`],
          exclude: [WALKS],
        },
      },
    ],
  },
});
