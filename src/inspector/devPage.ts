import type {Plugin} from 'vite';

const PATH = '/inspector';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    <title>Flow inspector</title>
    <script type="module" src="/src/inspector/viewer/main.tsx"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

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
      return void server.transformIndexHtml(PATH, page).then(answer, next);
    });
  },
});
