import {copyFileSync, readFileSync, renameSync, rmSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {parseEnv} from 'node:util';
import react from '@vitejs/plugin-react';
import {build, runnerImport} from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const INSPECTOR = 'src/inspector/inspector.html';

/* Makes a folder of files with the funnel, the sandbox as a service worker, and the inspector. */
const outDir = resolve(ROOT, process.argv[2] ?? 'dist-demo');
// Whatever is set here or in a local file: a demo talks to its own sandbox alone.
Object.assign(process.env, parseEnv(readFileSync(join(ROOT, '.env'), 'utf8')));
// Page views are sent while a page goes, when Firefox leads past the worker.
process.env['VITE_ANALYTICS_URL'] = '';
process.env['NODE_ENV'] = 'production';
const shared = /** @type {const} */ ({root: ROOT, mode: 'demo', logLevel: 'warn'});
/** @type {{module: typeof import('../../src/build/brandedHtmlPlugin.ts')}} */
const {module} = await runnerImport(join(ROOT, 'src/build/brandedHtmlPlugin.ts'));
const added = {outDir, emptyOutDir: false, copyPublicDir: false};

await build({
  ...shared,
  define: {
    'import.meta.env.DEV': 'true',
    'import.meta.env.VITE_TRUSTED_HOSTS': 'location.hostname',
  },
  build: {outDir, emptyOutDir: true},
});
renameSync(join(outDir, 'index.html'), join(outDir, 'app.html'));
// Many hosts show 404.html at an address that has no file: it starts the demo there, too.
for (const name of ['index.html', '404.html']) {
  copyFileSync(join(import.meta.dirname, 'start.html'), join(outDir, name));
}

await build({
  ...shared,
  configFile: false,
  plugins: [react(), module.brandedHtml()],
  build: {
    ...added,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    license: {fileName: 'inspector-licences.md'},
    rolldownOptions: {input: join(ROOT, INSPECTOR)},
  },
});
renameSync(join(outDir, INSPECTOR), join(outDir, 'inspector.html'));
rmSync(join(outDir, 'src'), {recursive: true});

await build({
  ...shared,
  configFile: false,
  build: {
    ...added,
    license: {fileName: 'sandbox-licences.md'},
    rolldownOptions: {
      input: join(import.meta.dirname, 'worker.ts'),
      output: {format: 'iife', entryFileNames: 'worker.js'},
    },
  },
});

const folder = relative(process.cwd(), outDir) || '.';
console.log(
  `The demo is in ${folder}. Serve it at the root of an https: address; here, for example:`,
);
console.log(
  `  python3 -m http.server --directory ${folder} 8080   and open http://localhost:8080/`,
);
