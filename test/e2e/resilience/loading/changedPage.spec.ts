import type {Page} from '@playwright/test';
import {openEarly} from '../../support/scenes/earlyPage.ts';
import {expect, test} from '../../support/fixtures.ts';
import {PASSWORD} from '../../support/people.ts';

/** What others do to a page before the app takes it over. */
const CHANGES: Record<string, (page: Page) => Promise<unknown>> = {
  'an extension puts something behind the password': (page) =>
    page.locator('[name=password]').evaluate((input) => input.after(document.createElement('i'))),
  'the text of a label is changed': (page) =>
    page
      .locator('label[for=domainName] span')
      .first()
      .evaluate((label) => {
        label.textContent = 'Adresse web';
      }),
  'the browser translates it': (page) =>
    page.locator('main').evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const font = document.createElement('font');
        text.parentNode?.replaceChild(font, text);
        font.append(text);
      }
    }),
};

for (const [what, change] of Object.entries(CHANGES)) {
  test(`where ${what} before the page answers, what was filled in is used and nothing is reported @F4`, async ({
    page,
    funnel,
    sandbox,
  }) => {
    const letThrough = await openEarly(page, '/free');
    await funnel.fillAccount();
    await funnel.field('password').focus();
    await change(page);
    letThrough();
    await funnel.isReady();
    await funnel.holds({domainName: funnel.domain, password: PASSWORD});
    await expect(funnel.field('acceptTermsAndConditions')).toBeChecked();
    await expect(funnel.field('password')).toBeFocused();
    await page.locator('form button[type=submit]').click();
    await expect(page).toHaveURL('/free/step2');
    expect(await sandbox.errorReports()).toEqual([]);
  });
}

test('where a text is changed before the page answers, the chosen plan is used @F4', async ({
  page,
  funnel,
}) => {
  const letThrough = await openEarly(page, '/');
  await funnel.choose('flowchoice', 'pro');
  await page.locator('h1').evaluate((title) => title.append('!'));
  letThrough();
  await funnel.isReady();
  await funnel.next.click();
  await funnel.isAt('/pro');
});
