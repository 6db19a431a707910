import {html} from 'hono/html';

type Html = ReturnType<typeof html>;

const STYLE = `
  body { font: 1rem/1.5 sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1f1f1f; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; vertical-align: top; padding: 0.4rem 0.8rem 0.4rem 0; border-bottom: 1px solid #ccc; }
  a, button, select { display: inline-block; font: inherit; min-height: 1.5rem; margin-right: 1rem; }
`;

/** One page of the sandbox; everything put into the body is escaped by `html`. */
export const renderPage = (page: {lang: 'nl' | 'en'; title: string; body: Html}): Html =>
  html`<!doctype html>
    <html lang="${page.lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" />
        <title>${page.title} · sandbox</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${page.title}</h1>
          ${page.body}
        </main>
      </body>
    </html>`;

export const languageOf = (locale: string): 'nl' | 'en' => (locale === 'en_US' ? 'en' : 'nl');
