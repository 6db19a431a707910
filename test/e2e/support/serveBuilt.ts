import {build, preview, type InlineConfig, type Plugin} from 'vite';
import {freePort, HOST} from '../../support/run/freePort.ts';
import {ROOT} from '../../support/repository.ts';
import {findMissing, type HostName, HOSTS} from '../hosts/hostTable.ts';

/** Builds the product and serves it on the host that E2E_HOST names, with the sandbox of the preview server beside it; without one on that server alone. */
export async function serveBuilt(folder: string, plugins: Plugin[] = []) {
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
    plugins,
    preview: {host: HOST, port: previewPort, strictPort: true},
  });
  const sandbox = `http://${HOST}:${previewPort}`;
  const host = name && (await HOSTS[name].start({folder: `${folder}/dist`, sandbox, port}));
  return {url, sandbox, close: () => Promise.all([host?.close(), server.close()])};
}
