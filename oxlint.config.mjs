/** @import {OxlintConfig, OxlintOverride} from 'oxlint' */

/** @typedef {{regex?: string, group?: string[], message: string}} Refusal what may not be imported, and why */

// Written in JavaScript, since oxlint reads TypeScript only where Node does (22.18 and later).

const OUTSIDE_MACHINES = {
  regex: '^(@|[a-wyz]|x[a-rt-z])|^(\\.\\./)+(src|test)/',
  message:
    'A machine imports xstate and itself: no DOM, React, axios or i18n, no clock, no randomness.',
};
const OTHER_MACHINE =
  "A flow's machine never imports another flow's: what two share lives in machines/shared.";
const FLOW_MACHINES = {
  group: ['**/machines/**', '!**/machines/shared/**'],
  message: "Here only machines/shared is known: a flow's machine belongs to that flow.",
};
const TESTS = {
  regex: '^(\\.\\./)+test/',
  message: 'Nothing imports tests: the product must build without them.',
};
const NODE = {
  regex: '^(node:|vite$)',
  message: 'The product runs in a browser: only src/build and vite.config.ts know Node.',
};
const HTTP = {
  regex: '^axios(/|$)',
  message:
    'Only src/api talks HTTP: an AxiosError holds the request body, and with it the password.',
};
const SERVICES = {
  regex: '^@(sentry|plausible-analytics)/',
  message:
    'Only src/telemetry knows the analytics and error services: the product works without them.',
};
const LANGUAGE = {
  regex: '^i18next$',
  message: 'Only src/i18n sets the language up: one place decides it.',
};
const TEXT = {
  regex: '^(react-)?i18next',
  message: 'The kit gets every text by props, so that it serves any flow and language.',
};
const ABOVE = {
  regex: '^(\\.\\./)+(app|build|flows|inspector)/|(^|/)main\\.tsx$',
  message: 'Building blocks know nothing of the flows and the app made of them.',
};
const SIBLINGS = {
  regex: '^(\\.\\./)+(ui|api|botCheck|telemetry|i18n)/',
  message: 'Building blocks do not know each other: a flow or the app joins them.',
};
const STATES = {
  regex: '^@?xstate(/|$)',
  message: 'Building blocks know no state machine: a flow joins the two.',
};
const APP = {
  regex: '^(\\.\\./)+(app|build|inspector)/|(^|/)main\\.tsx$',
  message: 'A flow knows nothing of the app: the app mounts it.',
};
const OTHER_FLOW =
  'A flow never imports another flow: what two flows use lives in src/flows/shared.';
const ANY_FLOW = 'Shared screens know no flow: the flows import them.';

const PRODUCT = [TESTS, NODE, HTTP, SERVICES, LANGUAGE];
const FLOW = [...PRODUCT, APP];
const SHARED = [...FLOW, FLOW_MACHINES];
const BLOCK = [ABOVE, SIBLINGS, STATES, FLOW_MACHINES, ...PRODUCT];

/** @param {Refusal[]} refusals @param {Refusal} own */
const except = (refusals, own) => refusals.filter((refusal) => refusal !== own);

const INSPECTOR = [
  ...except(PRODUCT, NODE),
  {
    regex: '^(\\.\\./)+(app|flows|api|botCheck|telemetry|i18n)/|(^|/)main\\.tsx$',
    message: 'The inspector knows machines and the kit alone: the production build leaves it out.',
  },
];

/** @type {Record<string, Refusal[]>} each layer of the product, top down, and what it refuses; the last that fits holds */
const LAYERS = {
  'src/main.tsx': [
    ...PRODUCT,
    {
      group: ['./**', '!./app/**'],
      message: 'main mounts the app and knows nothing else of the product.',
    },
  ],
  'src/app/**': [
    ...PRODUCT,
    {
      regex: '^(\\.\\./)+build/',
      message:
        'Only vite.config.ts imports src/build: it runs on Node, while the product is built.',
    },
    {regex: '(^|/)main\\.tsx$', message: 'main mounts the app, not the other way round.'},
  ],
  'src/inspector/**': INSPECTOR,
  // It sends nothing: it tells of requests, by names alone.
  'src/inspector/feed/page/*': except(INSPECTOR, HTTP),
  'src/flows/*/*': [
    ...FLOW,
    {group: ['../*/**', '!../../**', '!../shared/**'], message: OTHER_FLOW},
  ],
  'src/flows/*/*/*': [
    ...FLOW,
    {group: ['../../*/**', '!../../../**', '!../../shared/**'], message: OTHER_FLOW},
  ],
  'src/flows/shared/*': [...SHARED, {regex: '^\\.\\./[^.]', message: ANY_FLOW}],
  'src/flows/shared/*/*': [...SHARED, {regex: '^\\.\\./\\.\\./[^.]', message: ANY_FLOW}],
  'src/ui/**': [...BLOCK, TEXT],
  'src/api/**': except(BLOCK, HTTP),
  'src/botCheck/**': BLOCK,
  'src/telemetry/**': except(BLOCK, SERVICES),
  'src/i18n/**': except(BLOCK, LANGUAGE),
  'src/browser/**': [
    {
      regex: '^(\\.\\./)+|^[a-z@]',
      message: 'What every layer may use knows none of them, and no library.',
    },
  ],
  'src/boot/**': [
    {
      regex:
        '^(\\.\\./)+(build|flows|ui|api|botCheck|telemetry|inspector|test)/|(^|/)main\\.tsx$|\\.tsx$|^[a-z@]',
      message: 'The script in the page is small: no library, no screen, nothing of a flow.',
    },
  ],
  'src/build/**': [
    ...except(PRODUCT, NODE),
    {
      regex: '^(\\.\\./)+(flows|api|botCheck|telemetry|inspector)/|^(\\.\\./)+app/[^p]',
      message: 'What builds the page knows of the product only what it puts there.',
    },
    {
      regex: '^(react|styled-components|formik|@?xstate)(-|/|$)',
      message: 'What builds the page runs on Node: there is no DOM.',
    },
  ],
  'machines/**': [OUTSIDE_MACHINES, {group: ['../*/**', '!../shared/**'], message: OTHER_MACHINE}],
  'machines/shared/*': [OUTSIDE_MACHINES, {regex: '^\\.\\./', message: OTHER_MACHINE}],
  'machines/shared/*/*': [OUTSIDE_MACHINES, {regex: '^\\.\\./\\.\\./', message: OTHER_MACHINE}],
};

/** @type {NonNullable<OxlintConfig['plugins']>} */
const PLUGINS = ['import', 'jsx-a11y', 'oxc', 'promise', 'react', 'typescript', 'unicorn'];

/** @param {'error' | 'off'} severity @param {string[]} rules */
const all = (severity, ...rules) => Object.fromEntries(rules.map((rule) => [rule, severity]));

/** @param {[string, Refusal[]]} row @returns {OxlintOverride} */
const layer = ([files, patterns]) => ({
  files: [files],
  rules: {'no-restricted-imports': ['error', {patterns}]},
});

/** @type {OxlintConfig} */
export default {
  plugins: PLUGINS,
  categories: {correctness: 'error', suspicious: 'error'},
  env: {browser: true, node: true, es2024: true},
  ignorePatterns: ['node_modules', 'dist', 'dist-demo', '.sandbox', '.results', 'docs'],
  options: {reportUnusedDisableDirectives: 'error'},
  rules: {
    ...all(
      'error',
      'eqeqeq',
      'import/no-cycle',
      'import/no-default-export',
      'import/no-duplicates',
      'import/no-mutable-exports',
      'no-alert',
      'no-console',
      'no-else-return',
      'no-empty',
      'no-fallthrough',
      'no-param-reassign',
      'no-var',
      'no-warning-comments',
      'object-shorthand',
      'prefer-const',
      'react/button-has-type',
      'react/jsx-no-target-blank',
      'react/jsx-no-useless-fragment',
      'react/no-array-index-key',
      'react/no-danger',
      'react/rules-of-hooks',
      'react/self-closing-comp',
      'typescript/ban-ts-comment',
      'typescript/no-explicit-any',
      'typescript/no-non-null-assertion',
      'typescript/no-unsafe-function-type',
      'unicorn/prefer-node-protocol',
      'unicorn/prefer-number-properties',
    ),
    ...all(
      'off',
      'import/no-named-as-default',
      'import/no-named-as-default-member',
      'import/no-unassigned-import',
      'jsx-a11y/prefer-tag-over-role',
      'no-shadow',
      'no-underscore-dangle',
      'promise/always-return',
      'promise/no-callback-in-promise',
      'react/exhaustive-effect-dependencies',
      'react/immutability',
      'react/memo-dependencies',
      'react/react-in-jsx-scope',
      'react/refs',
      'unicorn/consistent-function-scoping',
    ),
    'import/extensions': ['error', 'always', {ignorePackages: true}],
    'no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
    'oxc/no-barrel-file': ['error', {threshold: 0}],
    'typescript/consistent-type-definitions': ['error', 'type'],
  },
  overrides: [
    {files: ['src/**'], plugins: ['node'], rules: {'node/no-top-level-await': 'error'}},
    ...Object.entries(LAYERS).map(layer),
    {
      files: ['test/{machines,rules,sandbox,src,support}/**/*.test.{ts,tsx}'],
      plugins: [...PLUGINS, 'vitest'],
      rules: all(
        'error',
        'vitest/expect-expect',
        'vitest/no-disabled-tests',
        'vitest/no-focused-tests',
        'vitest/no-identical-title',
        'vitest/no-standalone-expect',
        'vitest/valid-describe-callback',
        'vitest/valid-expect',
        'vitest/valid-title',
      ),
    },
    {
      // Their tools want a default export.
      files: ['*.config.{ts,mjs}', 'test/**/{*.config,globalSetup,*Reporter}.ts'],
      rules: {'import/no-default-export': 'off'},
    },
    {files: ['**/*.d.ts'], rules: {'typescript/consistent-type-definitions': 'off'}},
    {files: ['src/telemetry/**', 'test/**'], rules: {'no-console': 'off'}},
    {files: ['test/{e2e,qa}/**'], rules: {'no-empty-pattern': 'off'}},
  ],
};
