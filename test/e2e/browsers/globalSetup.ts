import {rmSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from 'vite';
import {ROOT} from '../../support/repository.ts';
import {serveBuilt} from '../support/serveBuilt.ts';

/** Keeps code back for as many milliseconds as the cookie `slow` says. */
const slowCode: Plugin = {
  name: 'slow-code',
  configurePreviewServer: ({middlewares}) => {
    middlewares.use('/assets', ({headers}, _, next) => {
      const [, slow = 0] = /(?:^|; )slow=(\d+)/.exec(headers.cookie ?? '') ?? [];
      setTimeout(next, Number(slow));
    });
  },
};

/** Builds the product once and serves it, with the sandbox, as BASE_URL. */
export default async function globalSetup() {
  process.env['SANDBOX_DATABASE'] = ':memory:';
  const folder = join(ROOT, `node_modules/.cache/browsers-${process.pid}`);
  const built = await serveBuilt(folder, [slowCode]);
  process.env['BASE_URL'] = built.url;
  return async () => {
    await built.close();
    rmSync(folder, {recursive: true, force: true});
  };
}
