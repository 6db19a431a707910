/** @import {OxlintConfig, OxlintOverride} from 'oxlint' */
/** @import {Refusal} from './oxlint.layers.mjs' */
import {LAYERS} from './oxlint.layers.mjs';

// Written in JavaScript, since oxlint reads TypeScript only where Node does (22.18 and later).

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
