import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {HOST} from '../../support/run/freePort.ts';
import type {Host} from './host.ts';

/** Has a server answer, on a free port where none is given. */
export const listen = async (server: Server, asked = 0): Promise<Host> => {
  server.listen(asked, HOST);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
