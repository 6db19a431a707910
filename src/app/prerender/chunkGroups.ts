import type {Plugin} from 'vite';

const FILE_NAMES = 'assets/[name]-[hash:6].js';

const files = (...paths: string[]) =>
  new RegExp(`[\\\\/](${paths.join('|')})`.replaceAll('/', '[\\\\/]'));

/**
 * Code that is always needed together: one file compresses better than many small ones. Each group holds what
 * matches and everything that it imports.
 */
const groups = [
  {
    name: 'core',
    priority: 3,
    test: files(
      'rolldown/runtime',
      'node_modules/(react|react-dom|scheduler)/',
      'src/app/(app|startApp).ts',
      'src/flows/shared/(flowImplementations|sharedScreens|signUpViews)',
      'src/ui/(screenHeading|button|liveRegion|richText|linkButton|resultPanel)',
      'machines/shared/',
    ),
  },
  {
    name: 'form',
    priority: 1,
    test: files('src/flows/shared/(wizardForm|schemas/textRule)', 'src/ui/field'),
  },
  {
    name: 'choice',
    priority: 2,
    test: files('src/flows/shared/(planChoice|stepButtons)', 'src/ui/externalLink'),
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
