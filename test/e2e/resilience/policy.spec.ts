import {attack} from '../support/attacks/attacks.ts';
import {expect, test} from '../support/fixtures.ts';

test('no answer can be framed, or sniffed as another type', async ({context}) => {
  for (const path of ['/', '/free/step2', '/favicon.svg', '/terms-pro.pdf']) {
    const headers = (await context.request.get(path)).headers();
    expect(headers['content-security-policy'], path).toBe("frame-ancestors 'none'");
    expect(headers, path).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('the icon of the page is allowed, and is shown', async ({page}) => {
  await page.goto('/free');
  const icon = (await page.locator('link[rel=icon]').getAttribute('href')) ?? '';
  expect(icon).toBe('/favicon.svg');
  const size = await page.evaluate(async (src) => {
    const image = Object.assign(new Image(), {src});
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, icon);
  expect(size[0]).toBeGreaterThan(0);
  expect(size[1]).toBe(size[0]);
});

test('the page is safe from what attacks bring into it', async ({browser, baseURL}) => {
  await attack(browser, `${baseURL}/free`);
});

test('no page shows the funnel in a frame', async ({page, baseURL, allowConsole}) => {
  allowConsole(/frame-ancestors/);
  await page.goto('/sandbox');
  const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), {src}));
  }, `${baseURL}/free`);
  expect((await refused).type()).toBe('error');
  await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0);
});
