const TESTS = '**/*.test.{ts,tsx}';
const NO_CONSOLE = 'test/support/consoleTrap.ts';

/** The projects of Vitest: what runs without a browser's document, what runs with one, and what needs a build. */
export const testProjects = [
  {
    extends: true as const,
    test: {name: 'machines', include: [`test/machines/${TESTS}`], setupFiles: [NO_CONSOLE]},
  },
  {
    extends: true as const,
    test: {
      name: 'node',
      include: [`test/{rules,sandbox,support,src/api,src/inspector/walk}/${TESTS}`],
      exclude: ['test/rules/built/**'],
      setupFiles: [NO_CONSOLE],
    },
  },
  {
    extends: true as const,
    test: {name: 'built', include: [`test/rules/built/${TESTS}`], setupFiles: [NO_CONSOLE]},
  },
  {
    extends: true as const,
    test: {
      name: 'dom',
      environment: 'happy-dom',
      include: [`test/src/${TESTS}`],
      exclude: ['test/src/api/**', 'test/src/inspector/walk/**'],
      setupFiles: [NO_CONSOLE, 'test/support/domSetup.ts'],
    },
  },
];
