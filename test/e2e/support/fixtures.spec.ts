import {expect, test} from './fixtures.ts';

test.describe('the traps of every end-to-end test', () => {
  test.fail('fail a test whose page writes a console error', async ({page}) => {
    const written = page.waitForEvent('console');
    await page.evaluate(() => console.error('Each child in a list should have a unique key'));
    expect((await written).type()).toBe('error');
  });

  test.fail('fail a test whose page leaves a rejection unhandled', async ({page}) => {
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('no answer'))));
    expect((await thrown).message).toBe('no answer');
  });

  test.fail(
    'fail a test whose page breaks its policy, whatever the test allows',
    async ({page, funnel, allowConsole}) => {
      allowConsole(/./);
      await funnel.open('/free');
      const written = page.waitForEvent('console', (message) =>
        /broke its policy/.test(message.text()),
      );
      await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
      expect((await written).text()).toContain('style-src-attr');
    },
  );

  test('let through an error that the test allows', async ({page, allowConsole}) => {
    allowConsole(/^error: no answer /);
    const written = page.waitForEvent('console');
    await page.evaluate(() => console.error('no answer'));
    expect((await written).type()).toBe('error');
  });
});

test.describe('the sandbox space of one test', () => {
  test('sees the requests of its own pages alone', async ({
    page,
    context,
    browser,
    baseURL,
    sandbox,
    domain,
  }) => {
    const path = `/api/installation/availability/${domain}`;
    const stranger = await browser.newContext({baseURL: String(baseURL)});
    await stranger.request.get(path);
    await context.request.get(path);
    const requests = await sandbox.requests();
    expect(
      requests.map(({key, method, path: asked, status}) => ({key, method, asked, status})),
    ).toEqual([{key: sandbox.key, method: 'GET', asked: path, status: 200}]);
    await stranger.close();
    await page.close();
  });

  test('disturbs its own calls alone', async ({context, browser, baseURL, sandbox, domain}) => {
    const path = `/api/installation/availability/${domain}`;
    await sandbox.scenario({call: 'availability', fault: {kind: 'status', status: 503}, times: 1});
    const stranger = await browser.newContext({baseURL: String(baseURL)});
    expect((await stranger.request.get(path)).status()).toBe(200);
    expect((await context.request.get(path)).status()).toBe(503);
    expect((await context.request.get(path)).status()).toBe(200);
    await stranger.close();
  });
});
