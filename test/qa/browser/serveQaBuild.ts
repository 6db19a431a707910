import {rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {build, type InlineConfig, preview} from 'vite';
import {ROOT} from '../../support/repository.ts';

const HOST = '127.0.0.1';

/**
 * Builds the product as for production, but with the recorder where development has its inspector, and serves it
 * beside the sandbox. Nothing else differs: the flag only lets the session show its actors before they start.
 */
export const serveQaBuild = async () => {
  process.env['SANDBOX_DATABASE'] = ':memory:';
  const folder = join(ROOT, `node_modules/.cache/qa-${process.pid}`);
  const config: InlineConfig = {root: ROOT, logLevel: 'warn', build: {outDir: `${folder}/dist`}};
  await build({
    ...config,
    define: {'import.meta.env.DEV': 'true'},
    resolve: {
      alias: [
        {
          find: /^.*\/inspector\/feed\/startFeed\.ts$/,
          replacement: join(import.meta.dirname, 'driver/recorder.ts'),
        },
      ],
    },
  });
  const server = await preview({...config, preview: {host: HOST, port: 0}});
  const {port} = server.httpServer.address() as AddressInfo;
  return {
    url: `http://${HOST}:${port}`,
    close: async () => {
      await server.close();
      rmSync(folder, {recursive: true, force: true});
    },
  };
};
