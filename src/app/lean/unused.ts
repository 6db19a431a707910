import type {LeftOut} from './leaveOut.ts';

const methods = (owner: string, ...names: string[]) => names.map((name) => `${owner}.${name}`);

/** The router is only asked for the address and told where to go: no routes, links, forms or loaders. */
const router: LeftOut = {
  file: 'react-router/dist/development/chunk-YDNE64FV.mjs',
  assignments: ['RenderErrorBoundary.contextType'],
  unused: ['useNavigateStable'],
};

/** Texts are bundled: no backend, no detection, no formats, no texts in texts, no clones. */
const i18next: LeftOut = {
  file: 'i18next/dist/esm/i18next.js',
  callsOf: 'this.logger',
  givesBack: ['Interpolator.nest', 'Formatter.format', 'LanguageUtil.formatLanguageCode'],
  idle: [
    'looksLikeObjectPath',
    'deepFind',
    'Formatter.init',
    'ResourceStore.addNamespaces',
    ...methods('Logger', 'log', 'warn', 'deprecate', 'once', 'forward'),
  ],
  unused: [
    'keysFromSelector',
    'escape',
    'deepExtend',
    'parseFormatStr',
    'createCachedFormatter',
    'RegExpCache.getRegExp',
    'Interpolator.reset',
    ...methods('Translator', 'exists', 'getUsedParamsDetails'),
    ...methods('LanguageUtil', 'getBestMatchFromCodes', 'getScriptPartFromCode'),
    ...methods('ResourceStore', 'removeNamespaces', 'addResource', 'addResources'),
    ...methods('ResourceStore', 'removeResourceBundle', 'toJSON', 'deprecateDottedLng'),
    ...methods('PluralResolver', 'getSuffixes', 'clearCache', 'needsPlural'),
    ...methods('Formatter', 'add', 'addCached'),
    ...methods('Connector', 'queueLoad', 'loaded', 'read', 'prepareLoading'),
    ...methods('Connector', 'load', 'reload', 'loadOne', 'saveMissing'),
    ...methods('I18n', 'reloadResources', 'hydrate', 'loadNamespaces', 'loadLanguages'),
    ...methods('I18n', 'dir', 'cloneInstance', 'toJSON', 'exists', 'setDefaultNamespace'),
  ],
};

/** Machines assign and invoke: they send to nobody, spawn nothing, and are neither kept nor restored. */
const xstate: readonly LeftOut[] = [
  {
    file: 'xstate/dist/raise-effbee0c.esm.js',
    idle: ['formatRouteTransitions', 'Actor.attachDevTools'],
    unused: [
      ...methods('Actor', 'select', 'toJSON', 'getPersistedSnapshot'),
      'getPersistedSnapshot',
      'persistContext',
      'serializeHistoryValue',
      'checkAnd',
      'and',
      'checkNot',
      'checkOr',
      'checkStateIn',
    ],
  },
  {
    file: 'xstate/dist/StateMachine-ae06a22b.esm.js',
    unused: methods('StateMachine', 'resolveState', 'getPersistedSnapshot', 'restoreSnapshot'),
  },
  {file: 'xstate/dist/assign-1f0d7720.esm.js', idle: ['createSpawner']},
  {
    file: 'xstate/dist/log-6a5e50a8.esm.js',
    unused: [
      'resolveEmit',
      'executeEmit',
      'emit',
      'resolveLog',
      'executeLog',
      'log',
      'resolveSendTo',
      'retryResolveSendTo',
      'executeSendTo',
      'sendTo',
      'sendParent',
      'forwardTo',
      'resolveEnqueueActions',
      'enqueueActions',
    ],
  },
];

const deepCopy = `
  const copy = (value) => {
    if (Array.isArray(value)) return value.map(copy);
    if (Object(value) !== value) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)]));
  };
  export default copy;
`;

/** One hook of Formik, whose values are plain data. */
const formik: readonly LeftOut[] = [
  {file: 'formik/dist/formik.esm.js', assignments: ['FieldArrayInner.defaultProps']},
  {file: 'hoist-non-react-statics/', hasNoEffects: true},
  {file: 'react-is/', hasNoEffects: true},
  {file: 'lodash-es/cloneDeep.js', standIn: deepCopy},
  {
    file: 'lodash-es/clone.js',
    standIn: 'export default (value) => (Array.isArray(value) ? [...value] : {...value});',
  },
];

/** Schemas of texts, choices and lists of them, each with a rule of our own. */
const yup: readonly LeftOut[] = [
  {
    file: 'yup/index.esm.js',
    assignments: [
      ...Array.from({length: 8}, (_, index) => `create$${index + 1}.prototype`),
      'DateSchema.INVALID_DATE',
    ],
    unused: [
      'parseDateStruct',
      'parseIsoDate',
      'deepPartial',
      'unknown',
      'issuesFromValidationError',
      'createStandardIssues',
      'createStandardPath',
      ...methods('Schema', 'concat', 'validateSync', 'isValid', 'isValidSync', 'when', 'label'),
      ...methods('Schema', 'meta', 'notOneOf', 'describe', 'strip', 'notRequired'),
      ...methods('ReferenceSet', 'describe', 'merge'),
      ...methods('StringSchema', 'length', 'min', 'max', 'matches', 'email', 'url', 'uuid'),
      ...methods('StringSchema', 'datetime', 'trim', 'lowercase', 'uppercase'),
      ...methods('StringSchema', 'required', 'notRequired'),
      ...methods('BooleanSchema', 'isTrue', 'isFalse', 'required', 'notRequired'),
      ...methods('BooleanSchema', 'strip', 'nullable'),
      ...methods('ObjectSchema', 'concat', 'partial', 'deepPartial', 'pick', 'omit', 'from'),
      ...methods('ObjectSchema', 'json', 'exact', 'stripUnknown', 'unknown', 'noUnknown'),
      ...methods('ObjectSchema', 'transformKeys', 'camelCase', 'snakeCase', 'constantCase'),
      'ObjectSchema.describe',
      ...methods('ArraySchema', 'json', 'concat', 'length', 'min', 'max', 'compact', 'describe'),
    ],
  },
  {file: 'tiny-case/', hasNoEffects: true},
];

/** Styles are written for browsers that need no prefixes. */
const stylis: readonly LeftOut[] = [
  {file: 'stylis/src/Prefixer.js', unused: ['prefix']},
  {file: 'stylis/src/Middleware.js', unused: ['prefixer']},
];

/** The hook only: which language it is told by `t` itself, so nobody needs a copy of all of i18next for each part drawn. */
const reactI18next: LeftOut = {
  file: 'react-i18next/dist/es/useTranslation.js',
  givesBack: ['createI18nWrapper'],
};

/**
 * React draws elements into one root: no transitions of views, lists of suspense, activities, fragment refs or form
 * actions. It hears of every kind of event there is, twice each, and looks for who listens; here of those that somebody
 * listens to.
 */
const react: readonly LeftOut[] = [
  {
    file: 'react-dom/cjs/react-dom-client.production.js',
    assignments: methods(
      'FragmentInstance.prototype',
      'addEventListener',
      'removeEventListener',
      'dispatchEvent',
      'focus',
      'focusLast',
      'blur',
      'observeUsing',
      'unobserveUsing',
      'getClientRects',
      'getRootNode',
      'compareDocumentPosition',
      'scrollIntoView',
    ),
    signs: [
      'HydrationMismatchException',
      'SuspenseException',
      'SuspenseyCommitException',
      'SuspenseActionException',
      'SelectiveHydrationException',
    ],
    only: {
      listenToNativeEvent: 'change click focusout input keydown keyup mousedown reset submit'.split(
        ' ',
      ),
    },
    idle: [
      'constructSelectEvent',
      'getNativeBeforeInputChars',
      'commitAppearingPairViewTransitions',
      'commitEnterViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'measureNestedViewTransitions',
    ],
    unused: [
      'accumulateEnterLeaveListenersForEvent',
      'isFallbackCompositionEnd',
      'getFallbackBeforeInputChars',
      'handlePropertyChange',
      'handleEventsForInputEventPolyfill',
      'getTargetInstForInputEventPolyfill',
      'startViewTransition',
      'measureViewTransitionHostInstancesRecursive',
      'applyViewTransitionToHostInstancesRecursive',
      'ViewTransitionPseudoElement',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
      'validateDocumentPositionWithFiberTree',
      'initSuspenseListRenderState',
      'updateSuspenseListComponent',
      'updateActivityComponent',
      'retryActivityComponentWithoutHydrating',
      'dispatchActionState',
      'runActionStateAction',
      'mountActionState',
      'updateActionStateImpl',
      'rerenderActionState',
    ],
  },
  {
    file: 'use-sync-external-store/shim/index.js',
    standIn: "export {useSyncExternalStore} from 'react';",
  },
];

/** What the build leaves out, library by library. */
export const leftOut: readonly LeftOut[] = [
  router,
  i18next,
  ...xstate,
  ...formik,
  ...yup,
  ...stylis,
  reactI18next,
  ...react,
];
