import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {createServer} from 'vite';
import {freePort, HOST} from '../support/run/freePort.ts';
import {ROOT} from '../support/repository.ts';
import {serveBuilt} from './support/serveBuilt.ts';

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

const serveNothing = async () => ({url: '', sandbox: '', close: async () => []});

/**
 * Builds the product once into BUILT_FOLDER and serves it as BASE_URL, the sandbox also as SANDBOX_URL; serves the sources, in StrictMode, as DEV_URL.
 * E2E_PROJECTS names those that are wanted; E2E_RUNNING is a server that stands in for both.
 */
export default async function globalSetup() {
  const running = process.env['E2E_RUNNING'];
  if (running !== undefined) {
    Object.assign(process.env, {BASE_URL: running, SANDBOX_URL: running, DEV_URL: running});
    return;
  }
  const wanted = (process.env['E2E_PROJECTS'] ?? 'built dev').split(' ');
  process.env['SANDBOX_DATABASE'] = ':memory:';
  const folder = join(ROOT, `node_modules/.cache/e2e-${process.pid}`);
  const built = await (wanted.includes('built') ? serveBuilt(folder) : serveNothing());
  const sources = await (wanted.includes('dev') ? serveSources(folder) : serveNothing());
  process.env['BASE_URL'] = built.url;
  process.env['SANDBOX_URL'] = built.sandbox;
  process.env['BUILT_FOLDER'] = `${folder}/dist`;
  process.env['DEV_URL'] = sources.url;
  return async () => {
    await Promise.all([built.close(), sources.close()]);
    rmSync(folder, {recursive: true, force: true});
  };
}
