import type {Page} from '@playwright/test';
import type {Sandbox} from '../fixtures.ts';

/** The calls that a secret is meant for, by what they carry of them. */
const MEANT = /\/installation\/add\/|\/validate-captcha$/;

/** Everything that a page keeps or shows. */
const keptBy = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    JSON.stringify({...sessionStorage}),
    JSON.stringify({...localStorage}),
    JSON.stringify(history.state),
    document.cookie,
    window.name,
    location.href,
    document.title,
    document.documentElement.outerHTML,
    JSON.stringify(await indexedDB.databases()),
    JSON.stringify(await caches.keys()),
  ]);

/** Every way to write a secret down that a page has at hand. */
const spellings = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
];

/**
 * Listens from now on to everything by which a secret may leave a page but the calls that it is meant for; `traces`
 * returns which of these secrets were found there, or in what the page keeps now.
 */
export const watchSinks = (page: Page, sandbox: Sandbox) => {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('request', (request) => {
    const body = MEANT.test(request.url()) ? null : request.postData();
    heard.push(request.url(), JSON.stringify(request.headers()), body ?? '');
  });
  return {
    traces: async (...secrets: readonly string[]): Promise<string[]> => {
      const all = [...heard, ...(await keptBy(page)), await sandbox.reports()].join('\n');
      return secrets.filter((secret) => spellings(secret).some((spelt) => all.includes(spelt)));
    },
  };
};
