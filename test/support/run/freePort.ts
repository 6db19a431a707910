import {type AddressInfo, createServer} from 'node:net';

export const HOST = '127.0.0.1';

/** A port of this machine that nothing listens to. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, HOST, () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
