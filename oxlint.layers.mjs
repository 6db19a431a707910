/** @typedef {{regex?: string, group?: string[], message: string}} Refusal what may not be imported, and why */

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
  regex: '^(\\.\\./)+(app|boot|build|flows|inspector)/|(^|/)main\\.tsx$',
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
  regex: '^(\\.\\./)+(app|boot|build|inspector)/|(^|/)main\\.tsx$',
  message: 'A flow knows nothing of the app: the app mounts it.',
};
const OTHER_FLOW =
  'A flow never imports another flow: what two flows use lives in src/flows/shared.';
const SMALL = 'The script in the page is small: no library, no screen, nothing of a flow.';
const PUT_THERE = 'What builds the page knows of the product only what it puts there.';
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
    regex:
      '^(\\.\\./)+(app|boot|build|flows|api|botCheck|telemetry|i18n|browser)/|(^|/)main\\.tsx$',
    message: 'The inspector knows machines and the kit alone: the production build leaves it out.',
  },
];

/** @type {Record<string, Refusal[]>} each layer of the product, top down, and what it refuses; the last that fits holds */
export const LAYERS = {
  'vite.config.ts': [
    {
      group: [
        './**',
        '!./src/build/**',
        '!./src/inspector/devPage.ts',
        '!./test/sandbox/**',
        '!./test/support/**',
      ],
      message: 'The configuration knows what builds the product, not the product.',
    },
  ],
  'src/main.tsx': [
    ...PRODUCT,
    {
      group: ['./**', '../**', '!./app/**'],
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
    {
      regex: '^(\\.\\./)+boot/',
      message: 'The script in the page loads the app, not the other way round.',
    },
    {regex: '(^|/)main\\.tsx$', message: 'main mounts the app, not the other way round.'},
  ],
  'src/inspector/**': INSPECTOR,
  // It sends nothing: it reports requests, by names alone.
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
      group: ['../**', '!../browser/**', '!../i18n/**', '!../app/history/languageInUrl.ts'],
      message: SMALL,
    },
    {regex: '^[a-z@]', message: SMALL},
  ],
  'src/build/**': [
    ...except(PRODUCT, NODE),
    {
      regex: '^(\\.\\./)+(boot|flows|api|botCheck|telemetry|inspector|machines)/|(^|/)main\\.tsx$',
      message: PUT_THERE,
    },
    {
      group: ['**/app/**', '**/ui/**', '!**/app/prerender/**', '!**/ui/theme/**'],
      message: PUT_THERE,
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
