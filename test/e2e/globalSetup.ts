import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {build, createServer, preview, type InlineConfig} from 'vite';
import {freePort, HOST} from '../support/freePort.ts';
import {ROOT} from '../support/repository.ts';

async function serveBuilt(folder: string) {
  const config: InlineConfig = {root: ROOT, logLevel: 'warn', build: {outDir: `${folder}/dist`}};
  const port = await freePort();
  // Error reports go to the sandbox, so that tests can read what they hold.
  process.env['VITE_SENTRY_DSN'] = `http://key@${HOST}:${port}/sandbox/errors/1`;
  await build(config);
  delete process.env['VITE_SENTRY_DSN'];
  const isPageAlone = process.env['E2E_POLICY'] === 'page';
  if (isPageAlone) rmSync(`${folder}/dist/_headers`);
  const server = await preview({...config, preview: {host: HOST, port, strictPort: true}});
  const url = `http://${HOST}:${port}`;
  const {headers} = await fetch(url);
  if (headers.has('content-security-policy') === isPageAlone) {
    throw new Error('Every test would run under another policy than it is meant for');
  }
  return {url, close: () => server.close()};
}

async function serveSources(folder: string) {
  const port = await freePort();
  // The build before it has left its own mark here, by which the sources would be those of production.
  process.env['NODE_ENV'] = 'development';
  const server = await createServer({
    root: ROOT,
    logLevel: 'warn',
    cacheDir: `${folder}/vite`,
    server: {host: HOST, port, strictPort: true, hmr: false, watch: null},
  });
  await server.listen();
  // A page that comes before the dependencies are bundled would be reloaded under the test.
  await server.warmupRequest('/src/main.tsx');
  await server.waitForRequestsIdle();
  return {url: `http://${HOST}:${port}`, close: () => server.close()};
}

/** Builds the product once into BUILT_FOLDER and serves it as BASE_URL; serves the sources, in StrictMode, as DEV_URL. */
export default async function globalSetup() {
  process.env['SANDBOX_DATABASE'] = ':memory:';
  const folder = join(ROOT, `node_modules/.cache/e2e-${process.pid}`);
  const built = await serveBuilt(folder);
  const sources = await serveSources(folder);
  process.env['BASE_URL'] = built.url;
  process.env['BUILT_FOLDER'] = `${folder}/dist`;
  process.env['DEV_URL'] = sources.url;
  return async () => {
    await Promise.all([built.close(), sources.close()]);
    rmSync(folder, {recursive: true, force: true});
  };
}
