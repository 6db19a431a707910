import react from '@vitejs/plugin-react';
import {defineConfig} from 'vitest/config';
import {brandedHtml} from './src/build/brandedHtmlPlugin.ts';
import {policy} from './src/build/policy/policyPlugin.ts';
import {chunkGroups} from './src/build/prerender/chunkGroups.ts';
import {fetchFirst} from './src/build/prerender/fetchFirstPlugin.ts';
import {prerender} from './src/build/prerender/prerenderPlugin.ts';
import {validatedConfig} from './src/build/validatedConfigPlugin.ts';
import {inspectorPage} from './src/inspector/devPage.ts';
import {sandboxPlugin} from './test/sandbox/vitePlugin.ts';
import {testProjects} from './test/support/testProjects.ts';

const SANDBOX_DATABASE = process.env['SANDBOX_DATABASE'] ?? '.sandbox/sandbox.sqlite';

export default defineConfig(({command, isPreview = false}) => ({
  plugins: [
    react(),
    validatedConfig(),
    brandedHtml(),
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
  test: {testTimeout: 20_000, hookTimeout: 30_000, projects: testProjects},
}));
