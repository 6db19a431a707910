import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {once} from 'node:events';
import {getRequestListener} from '@hono/node-server';
import {createLocalSandbox, type LocalOptions} from './localSandbox.ts';

export type SandboxServer = {url: string; close(): Promise<void>};

/** The sandbox alone on a port of its own (0 is any free one), in memory unless a file is named. */
export const startSandbox = async (
  options: LocalOptions & {port?: number} = {},
): Promise<SandboxServer> => {
  const {port = 0, ...rest} = options;
  const sandbox = createLocalSandbox(rest);
  const server = createServer(
    getRequestListener(sandbox.app.fetch, {overrideGlobalObjects: false}),
  );
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      sandbox.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
