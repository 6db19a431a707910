import {getRequestListener} from '@hono/node-server';
import type {Connect, Plugin, PreviewServer, ViteDevServer} from 'vite';
import type {Sandbox} from './app.ts';
import {createLocalSandbox} from './localSandbox.ts';

export type SandboxPluginOptions = {
  databaseFile?: string;
  /** More lines for the start of the server: label → path, such as {Inspector: '/?inspect'}. */
  addresses?: Record<string, string>;
};

const SANDBOX_PATH = /^\/(api|sandbox)([/?]|$)/;

/** Opened by the first request, so that a server which nobody asks anything leaves no file behind. */
const createMiddleware = (databaseFile: string) => {
  let sandbox: Sandbox | undefined;
  let listener: ReturnType<typeof getRequestListener> | undefined;

  const handle: Connect.NextHandleFunction = (request, response, next) => {
    if (!SANDBOX_PATH.test(request.originalUrl ?? '')) {
      next();
      return;
    }
    sandbox ??= createLocalSandbox({databaseFile});
    listener ??= getRequestListener(sandbox.app.fetch, {overrideGlobalObjects: false});
    void listener(request, response);
  };
  const close = (): void => {
    sandbox?.close();
    sandbox = undefined;
    listener = undefined;
  };
  return {handle, close};
};

/** Mounts the sandbox beside the funnel, in the dev server and in the preview server. */
export const sandboxPlugin = (options: SandboxPluginOptions = {}): Plugin => {
  const {databaseFile = '.sandbox/sandbox.sqlite', addresses = {}} = options;
  const lines = {Funnel: '/', Sandbox: '/sandbox', ...addresses};

  const mount = (server: ViteDevServer | PreviewServer): void => {
    const {handle, close} = createMiddleware(databaseFile);
    server.middlewares.use(handle);
    server.httpServer?.once('close', close);
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      const origin = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
      if (origin === undefined) return;
      for (const [label, path] of Object.entries(lines)) {
        server.config.logger.info(`  ➜  ${label}: ${new URL(path, origin).href}`);
      }
    };
  };

  return {
    name: 'sandbox',
    config: () => ({server: {watch: {ignored: ['**/.sandbox/**']}}}),
    configureServer: (server) => {
      // By this `npm run e2e` knows the server of its own folder.
      server.middlewares.use('/sandbox/root', (_, response) => {
        response.end(server.config.root);
      });
      mount(server);
    },
    configurePreviewServer: mount,
  };
};
