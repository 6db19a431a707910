import type {Plugin} from 'vite';

const FILE_NAMES = 'assets/[name]-[hash:6].js';

const files = (...paths: string[]) =>
  new RegExp(`[\\\\/](${paths.join('|')})`.replaceAll('/', '[\\\\/]'));

/**
 * Code that is always needed together: one file compresses better than many small ones. Each group holds what
 * matches and everything that it imports.
 */
const groups = [
  // Blockers stop files that are named after what these are for.
  {name: 'paths', priority: 6, test: files('node_modules/@plausible-analytics/')},
  {name: 'faults', priority: 6, test: files('src/telemetry/sentrySink', 'node_modules/@sentry/')},
  {name: 'check', priority: 4, test: files('src/botCheck/recaptcha.ts')},
  {
    name: 'core',
    priority: 5,
    test: files(
      'rolldown/runtime',
      'node_modules/(react|react-dom|scheduler)/',
      'src/app/(app|startApp).ts',
      'src/browser/',
      'src/flows/shared/(contract/(flowImplementations|signUpViews)|screens/accountChunk)',
      'src/ui/(layout/(screenHeading|resultPanel)|actions/(button|linkButton|externalLink))',
      'src/ui/(feedback/liveRegion|text/(richText|breakAtDots))',
      'machines/shared/',
    ),
  },
  {
    name: 'form',
    priority: 3,
    test: files(
      'src/flows/shared/(form/wizardForm|schemas/textRule)',
      'src/flows/shared/webAddress/(useDomainName|earlierRequests)',
      'src/ui/(form/(field|suggestionList|useFieldText|writeText)|feedback/notice)',
    ),
  },
  {
    name: 'result',
    priority: 3,
    test: files(
      'src/flows/shared/(result/(resultScreen|startLink)|order/printedOrder)',
      'src/ui/illustrations/scenery',
    ),
  },
  {
    name: 'free-rest',
    priority: 2,
    test: files('src/flows/free/freeRest'),
  },
  {
    name: 'pro-rest',
    priority: 1,
    test: files('src/flows/pro/proRest'),
  },
  {
    name: 'choice',
    priority: 4,
    test: files('src/flows/shared/(order/(planChoice|compareLink)|form/stepButtons)'),
  },
];

/** How the product's script is divided into files. */
export const chunkGroups = (): Plugin => ({
  name: 'chunk-groups',
  apply: (config, {command}) => command === 'build' && !config.build?.ssr,
  config: () => ({
    build: {
      rolldownOptions: {
        treeshake: {
          moduleSideEffects: [
            {
              test: /\/node_modules\/(hoist-non-react-statics|react-is|tiny-case)\//,
              sideEffects: false,
            },
          ],
        },
        output: {
          entryFileNames: FILE_NAMES,
          chunkFileNames: FILE_NAMES,
          codeSplitting: {groups},
        },
      },
    },
  }),
});
