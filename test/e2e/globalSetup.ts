import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {build, createServer, preview, type InlineConfig} from 'vite';
import {freePort, HOST} from '../support/freePort.ts';
import {ROOT} from '../support/repository.ts';
import {findMissing, type HostName, HOSTS} from './hosts/hostTable.ts';

/** On the host that E2E_HOST names, with the sandbox of the preview server beside it; without one on that server alone. */
async function serveBuilt(folder: string) {
  const name = process.env['E2E_HOST'] as HostName | undefined;
  const missing = name && findMissing(name);
  if (missing !== undefined) {
    console.error(missing);
    process.exit(1);
  }
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const config: InlineConfig = {root: ROOT, logLevel: 'warn', build: {outDir: `${folder}/dist`}};
  // Error reports go to the sandbox, so that tests can read what they hold.
  process.env['VITE_SENTRY_DSN'] = `http://key@${HOST}:${port}/sandbox/errors/1`;
  await build(config);
  delete process.env['VITE_SENTRY_DSN'];
  const previewPort = name === undefined ? port : await freePort();
  const server = await preview({
    ...config,
    preview: {host: HOST, port: previewPort, strictPort: true},
  });
  const sandbox = `http://${HOST}:${previewPort}`;
  const host = name && (await HOSTS[name].start({folder: `${folder}/dist`, sandbox, port}));
  const {headers} = await fetch(url);
  if (headers.has('content-security-policy') === (name === 'page')) {
    throw new Error('Every test would run under another policy than it is meant for');
  }
  return {url, sandbox, close: () => Promise.all([host?.close(), server.close()])};
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
