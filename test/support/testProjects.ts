const TESTS = '**/*.test.{ts,tsx}';
const NO_CONSOLE = 'test/support/consoleTrap.ts';
const DOM_SETUP = [NO_CONSOLE, 'test/support/domSetup.ts'];
/** Tests of what a module keeps, or that load modules again: each file has modules of its own. */
const OF_MODULE_STATE = [
  `test/src/{boot,browser,telemetry}/${TESTS}`,
  `test/src/app/loading/${TESTS}`,
  'test/src/app/config.test.ts',
  'test/src/app/screens/readiness.test.tsx',
];

/**
 * The projects of Vitest: what runs without a browser's document, what runs with one, and what needs a build.
 * To load every module again for each file would take longer than all the tests: files share them, but for `modules`.
 * They run project by project, since a worker is kept for the next file of its own project alone.
 */
export const testProjects = [
  {
    extends: true as const,
    test: {
      name: 'machines',
      isolate: false,
      sequence: {groupOrder: 1},
      include: [`test/machines/${TESTS}`],
      setupFiles: [NO_CONSOLE],
    },
  },
  {
    extends: true as const,
    test: {
      name: 'node',
      isolate: false,
      sequence: {groupOrder: 2},
      include: [`test/{rules,sandbox,support,src/api,src/inspector/walk}/${TESTS}`],
      exclude: ['test/rules/built/**', 'test/support/domSetup.test.tsx'],
      setupFiles: [NO_CONSOLE],
    },
  },
  {
    extends: true as const,
    test: {
      name: 'built',
      sequence: {groupOrder: 4},
      include: [`test/rules/built/${TESTS}`],
      setupFiles: [NO_CONSOLE],
    },
  },
  {
    extends: true as const,
    test: {
      name: 'dom',
      isolate: false,
      sequence: {groupOrder: 3},
      environment: 'happy-dom',
      include: [`test/src/${TESTS}`, 'test/support/domSetup.test.tsx'],
      exclude: [`test/src/{api,inspector/walk}/${TESTS}`, ...OF_MODULE_STATE],
      setupFiles: DOM_SETUP,
    },
  },
  {
    extends: true as const,
    test: {
      name: 'modules',
      sequence: {groupOrder: 4},
      environment: 'happy-dom',
      include: OF_MODULE_STATE,
      setupFiles: DOM_SETUP,
    },
  },
];
