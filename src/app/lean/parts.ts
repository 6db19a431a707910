const files = (...paths: string[]) =>
  new RegExp(`[\\\\/](${paths.join('|')})`.replaceAll('/', '[\\\\/]'));

/**
 * Parts of the build that are always needed together: one file compresses better than many small ones. Each
 * holds what matches and everything that imports.
 */
export const parts = [
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
