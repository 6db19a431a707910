import {rmSync} from 'node:fs';
import {createServer as createNetServer, type AddressInfo} from 'node:net';
import {join} from 'node:path';
import {build, createServer, preview, type InlineConfig} from 'vite';
import {ROOT} from '../support/repository.ts';

const HOST = '127.0.0.1';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createNetServer();
    probe.on('error', reject);
    probe.listen(0, HOST, () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function serveBuilt(folder: string) {
  const config: InlineConfig = {root: ROOT, logLevel: 'warn', build: {outDir: `${folder}/dist`}};
  await build(config);
  const port = await freePort();
  const server = await preview({...config, preview: {host: HOST, port, strictPort: true}});
  return {url: `http://${HOST}:${port}`, close: () => server.close()};
}

async function serveSources(folder: string) {
  const port = await freePort();
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

/** Builds the product once and serves it as BASE_URL; serves the sources, in StrictMode, as DEV_URL. */
export default async function globalSetup() {
  process.env['SANDBOX_DATABASE'] = ':memory:';
  const folder = join(ROOT, `node_modules/.cache/e2e-${process.pid}`);
  const built = await serveBuilt(folder);
  const sources = await serveSources(folder);
  process.env['BASE_URL'] = built.url;
  process.env['DEV_URL'] = sources.url;
  return async () => {
    await Promise.all([built.close(), sources.close()]);
    rmSync(folder, {recursive: true, force: true});
  };
}
