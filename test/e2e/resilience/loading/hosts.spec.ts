import type {Page} from '@playwright/test';
import {freePort} from '../../../support/run/freePort.ts';
import {expect, test} from '../../support/fixtures.ts';
import type {Funnel} from '../../support/funnel.ts';
import type {Host} from '../../hosts/host.ts';
import {findMissing, type HostName, HOSTS} from '../../hosts/hostTable.ts';

/** Everything up to the environment, then a result page in the other language. */
const signUp = async (funnel: Funnel) => {
  await funnel.createFree('?lng=nl');
  await funnel.open('/pro/success?lng=en');
};

/** Walks through the bot check; what is fetched and then imported comes from the cache the second time. */
const asksForEachChunkOnce = async (page: Page, funnel: Funnel) => {
  await funnel.walkToCreate();
  await expect(funnel.create).not.toHaveAttribute('aria-disabled', 'true');
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({name}) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  );
  expect(fetched).toContainEqual(expect.stringContaining('/free-rest-'));
  expect(fetched.filter((path, index) => fetched.indexOf(path) !== index)).toEqual([]);
};

test('each chunk is transferred once', async ({page, funnel}) => {
  await asksForEachChunkOnce(page, funnel);
});

const serveBy = (name: HostName) => {
  let host: Host | undefined;
  test.beforeAll(async () => {
    host = await HOSTS[name].start({
      folder: String(process.env['BUILT_FOLDER']),
      sandbox: String(process.env['SANDBOX_URL']),
      port: await freePort(),
    });
  });
  test.afterAll(() => host?.close());
  test.use({baseURL: async ({}, provide) => provide(host?.url)});
};

test.describe('a plain file host, which sends no headers', () => {
  serveBy('page');

  test('serves a whole sign-up', async ({page, funnel, sandbox}) => {
    const answer = await page.goto('/');
    expect(answer?.headers()['content-security-policy']).toBeUndefined();
    await signUp(funnel);
    expect(await sandbox.requests('creation')).toHaveLength(1);
  });
});

for (const name of ['nginx', 'caddy'] as const) {
  test.describe(`${name}, set up as docs/deploy.md says`, () => {
    const missing = findMissing(name);
    test.skip(missing !== undefined, missing);
    serveBy(name);

    test('lets each chunk be transferred once', async ({page, funnel}) => {
      await asksForEachChunkOnce(page, funnel);
    });

    test('serves a whole sign-up', async ({page, funnel, sandbox}) => {
      const answer = await page.goto('/');
      expect(answer?.headers()).toMatchObject({
        'content-security-policy': "frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
      });
      await signUp(funnel);
      expect(await sandbox.requests('creation')).toHaveLength(1);
    });

    test('answers every path with a compressed page that is always revalidated', async ({
      context,
    }) => {
      for (const path of ['/', '/free/step3', '/pro/success?link=x', '/nowhere/at/all']) {
        const answer = await context.request.get(path);
        expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
          path,
          200,
          expect.stringContaining('text/html'),
        ]);
        expect(answer.headers()).toMatchObject({
          'cache-control': 'no-cache',
          'content-encoding': 'gzip',
        });
      }
    });

    test('lets browsers keep hashed files for good, and answers 404 for those that are gone', async ({
      context,
    }) => {
      const page = await (await context.request.get('/')).text();
      const [, main] = /data-main="([^ "]+)/.exec(page) ?? [];
      const found = await context.request.get(`/assets/${main}.js`);
      expect(found.headers()).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
        'content-type': expect.stringContaining('javascript'),
      });
      const gone = await context.request.get('/assets/index-gone.js');
      expect(gone.status()).toBe(404);
      expect(gone.headers()['cache-control'] ?? '').not.toContain('immutable');
    });

    test('does not serve the files of the servers', async ({context}) => {
      for (const path of ['/_headers', '/_redirects', '/_nginx.conf', '/_caddy.conf']) {
        expect((await context.request.get(path)).status(), path).toBe(404);
      }
    });
  });
}
