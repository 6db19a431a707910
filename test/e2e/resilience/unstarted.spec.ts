import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures.ts';
import {textsOf} from '../support/texts.ts';

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

const changes: [title: string, change: (html: string) => string][] = [
  ['is changed by one space', (html) => html.replace('<script>', '<script> ')],
  ['is cut out', (html) => html.replace(SCRIPT, '')],
];

for (const [title, change] of changes)
  for (const path of ['/free', '/pro/success'])
    test(`where the script in the page ${title}, ${path} says that it could not start, and how to go on`, async ({
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
