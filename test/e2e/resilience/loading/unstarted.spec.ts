import type {Page} from '@playwright/test';
import {NEWEST_NEEDED} from '../../../../src/app/prerender/newestNeeded.ts';
import {expect, test} from '../../support/fixtures.ts';
import {textsOf} from '../../support/texts.ts';

/** As a CDN that changes pages on their way. */
const changePage = (page: Page, change: (html: string) => string) =>
  page.route(
    ({pathname}) => !pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const changed = change(html);
      expect(changed).not.toBe(html);
      return route.fulfill({response, body: changed});
    },
  );

const SCRIPT = /<script>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>/;

const CHANGES: [path: string, title: string, change: (html: string) => string][] = [
  ['/free', 'is changed by one space', (html) => html.replace('<script>', '<script> ')],
  ['/pro/success', 'is cut out', (html) => html.replace(SCRIPT, '')],
];

test('a browser that is too old says so at once, and no other one does', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage();
  await page.goto(`${baseURL}/free`);
  const said = () =>
    Promise.all(
      (['nl', 'en'] as const).map((language) =>
        page.getByText(textsOf(language).app.tooOld).isVisible(),
      ),
    );
  expect(await said()).toEqual([false, false]);
  // As a browser reads it that does not know what the oldest supported ones know.
  await changePage(page, (html) =>
    html
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(NEWEST_NEEDED, '(color: unknown)'),
  );
  await page.goto(`${baseURL}/free`);
  expect(await said()).toEqual([true, true]);
  await page.close();
});

for (const [path, title, change] of CHANGES)
  test(`where the script in the page ${title}, ${path} says that it could not start, and how to go on @F10`, async ({
    browser,
    baseURL,
  }) => {
    // Of its own: the policy is broken here, which no other page may do.
    const page = await browser.newPage();
    await changePage(page, change);
    await page.goto(`${baseURL}${path}`);
    for (const language of ['nl', 'en'] as const) {
      const {notStarted, reload} = textsOf(language).app;
      await expect(page.getByText(notStarted)).toBeVisible();
      const link = page.getByRole('link', {name: reload});
      await expect(link).toHaveJSProperty('href', page.url());
    }
    await page.close();
  });
