import type {Page} from '@playwright/test';
import {ALL, LATER, openEarly, store, stored} from '../../support/scenes/earlyPage.ts';
import {expect, test} from '../../support/fixtures.ts';
import {textsOf} from '../../support/texts.ts';

const nl = textsOf('nl');

const VISITS: readonly {
  path: string;
  draft?: typeof ALL | typeof LATER;
  taken?: Record<string, unknown>;
}[] = [
  {
    path: '/pro?interval=yearly&users=10',
    taken: {subscriptionDetails: {period: 'yearly', numberOfUsers: '10'}},
  },
  {path: '/pro?interval=yearly&users=10', draft: LATER},
  {path: '/upgrade/?domain=bestaand', draft: ALL},
  {path: '/free', draft: ALL},
];

for (const {language, visits} of [
  {language: 'nl', visits: VISITS},
  {language: 'en', visits: VISITS.slice(0, 1)},
] as const) {
  test.describe(`in ${language} the page stays as it was before the script loaded`, () => {
    test.use({language});

    for (const {path, draft, taken = {}} of visits) {
      test(`at ${path} with ${Object.keys(draft ?? {}).length} values stored`, async ({
        page,
        funnel,
      }) => {
        if (draft) await store(page, draft);
        const letThrough = await openEarly(page, path);
        const last = page.getByRole('main').locator('a, button').last();
        await last.focus();
        const heading = await funnel.heading.elementHandle();
        letThrough();
        await funnel.isReady();
        await expect(last).toBeFocused();
        expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
        const {search} = new URL(page.url());
        const other = page.locator('a[hreflang]:not([aria-current])');
        const to = language === 'nl' ? 'en' : 'nl';
        await expect(other).toHaveAttribute('href', search ? `${search}&lng=${to}` : `?lng=${to}`);
        expect(await stored(page)).toMatchObject(taken);
      });
    }
  });
}

test('help that was opened before the script loads stays open at an address with a choice', async ({
  page,
}) => {
  const letThrough = await openEarly(page, '/pro?interval=yearly&users=10');
  await page.getByRole('button', {name: nl.start.domainHelp.open}).click();
  letThrough();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('where a draft is restored, the control in use keeps the focus', () => {
  for (const [name, at] of [
    ['the eye', (page: Page) => page.getByRole('button', {name: nl.start.showPassword})],
    ['the box', (page: Page) => page.locator('[name=acceptTermsAndConditions]')],
  ] as const) {
    test(name, async ({page, funnel}) => {
      await store(page, ALL);
      const letThrough = await openEarly(page, '/free');
      await at(page).focus();
      letThrough();
      await funnel.isReady();
      await expect(funnel.field('domainName')).toHaveValue('acmetest');
      await expect(at(page)).toBeFocused();
    });
  }

  test('the web address, with what is selected of it', async ({page, funnel}) => {
    await store(page, ALL);
    const letThrough = await openEarly(page, '/free');
    const field = funnel.field('domainName');
    await field.fill('vroegtyper');
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 5));
    letThrough();
    await funnel.isReady();
    await expect(field).toBeFocused();
    await page.keyboard.type('X');
    await expect(field).toHaveValue('vrXtyper');
  });
});
