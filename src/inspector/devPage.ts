import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin} from 'vite';

const PATH = '/inspector';

const PAGE = 'src/inspector/inspector.html';

/** Serves the flow inspector from the development server alone: a build knows no such page. */
export const inspectorPage = (): Plugin => ({
  name: 'inspector-page',
  apply: 'serve',
  // Found late, they would make the server reload the app's page, and the flow that runs in it.
  config: () => ({
    optimizeDeps: {include: ['elkjs/lib/elk-api.js', 'xstate/guards', '@statelyai/inspect']},
  }),
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const {pathname} = new URL(request.originalUrl ?? '/', 'http://localhost');
      if (pathname.replace(/\/$/, '') !== PATH) return next();
      const answer = (html: string) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(html);
      };
      return void readFile(join(server.config.root, PAGE), 'utf8')
        .then((page) => server.transformIndexHtml(PATH, page))
        .then(answer, next);
    });
  },
});
