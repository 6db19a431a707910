import react from '@vitejs/plugin-react';
import type {Plugin} from 'vite';
import {defineConfig} from 'vitest/config';
import {findConfigFault} from './src/build/configSchema.ts';
import {fetchFirst} from './src/build/prerender/fetchFirstPlugin.ts';
import {policy} from './src/build/policy/policyPlugin.ts';
import {prerender} from './src/build/prerender/prerenderPlugin.ts';
import {chunkGroups} from './src/build/prerender/chunkGroups.ts';
import {inspectorPage} from './src/inspector/devPage.ts';
import texts from './src/i18n/nl.json' with {type: 'json'};
import {globalStyle} from './src/ui/theme/globalStyle.ts';
import {darkPalette, lightPalette} from './src/ui/theme/theme.ts';
import {sandboxPlugin} from './test/sandbox/vitePlugin.ts';

const SANDBOX_DATABASE = process.env['SANDBOX_DATABASE'] ?? '.sandbox/sandbox.sqlite';

/** An error that Vite prints as its message alone: the reader needs the variable, not our stack. */
class ConfigFault extends Error {
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}

function validatedConfig(): Plugin {
  return {
    name: 'validated-config',
    configResolved({env}) {
      const fault = findConfigFault(env);
      if (fault !== undefined) throw new ConfigFault(fault);
    },
  };
}

function brandedHtml(): Plugin {
  let words: Record<string, string> = {};
  const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
  return {
    name: 'branded-html',
    configResolved({env}) {
      const brandName = String(env['VITE_BRAND_NAME']);
      words = {
        brandName,
        description: texts.app.description.replace('{{brand}}', () => brandName),
        themeColorLight: lightPalette.page,
        themeColorDark: darkPalette.page,
      };
    },
    transformIndexHtml: (html) =>
      html.replace(/%(\w+)%/g, (placeholder, name: string) =>
        (words[name] ?? placeholder).replace(/[&<>"]/g, (sign) => entities[sign] ?? ''),
      ),
  };
}

/** Before the styles of components, which may overrule it. */
const styledHtml = (): Plugin => ({
  name: 'styled-html',
  transformIndexHtml: (html) => html.replace('</head>', `<style>${globalStyle}</style></head>`),
});

const TESTS = '**/*.test.{ts,tsx}';

export default defineConfig(({command, isPreview = false}) => ({
  plugins: [
    react(),
    validatedConfig(),
    brandedHtml(),
    styledHtml(),
    chunkGroups(),
    fetchFirst(),
    prerender(),
    inspectorPage(),
    command === 'serve' &&
      sandboxPlugin({
        databaseFile: SANDBOX_DATABASE,
        addresses: isPreview ? {} : {Inspector: '/inspector'},
      }),
    policy(),
  ],
  oxc: {
    plugins: {
      styledComponents: {
        ssr: true,
        displayName: false,
        fileName: false,
        minify: true,
        pure: true,
      },
    },
  },
  // React has had this hook itself since version 18.
  resolve: {alias: [{find: /^use-sync-external-store\/shim$/, replacement: 'react'}]},
  // Answers that vary with the asker's origin would be fetched twice: as a file, then as a module.
  preview: {cors: false},
  build: {
    // The notices of what ships go along with it.
    license: {fileName: 'licences.md'},
    modulePreload: false,
    rolldownOptions: {checks: {bundlerTimings: false}},
  },
  test: {
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'machines',
          include: [`test/machines/${TESTS}`],
          setupFiles: ['test/support/consoleTrap.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: [`test/{rules,sandbox,support,src/api,src/inspector/walk}/${TESTS}`],
          exclude: ['test/rules/built/**'],
          setupFiles: ['test/support/consoleTrap.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: [`test/rules/built/${TESTS}`],
          setupFiles: ['test/support/consoleTrap.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: [`test/src/${TESTS}`],
          exclude: ['test/src/api/**', 'test/src/inspector/walk/**'],
          setupFiles: ['test/support/consoleTrap.ts', 'test/support/domSetup.ts'],
        },
      },
    ],
  },
}));
