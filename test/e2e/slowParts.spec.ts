import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import type {Funnel} from './funnel.ts';
import {holdRoute} from './holdRoute.ts';
import {fetchLate} from './lostParts.ts';
import {documentTitle, textsOf} from './texts.ts';

const {actions, app} = textsOf('nl');

/** The screen that stays says with its button, in words too, that it is at work. */
const staysBusy = async (page: Page, funnel: Funnel, title: string) => {
  await expect(funnel.button(actions.busy)).toHaveAttribute('aria-disabled', 'true');
  await expect(funnel.heading).toHaveText(title);
  await expect(page).toHaveTitle(documentTitle(title));
  await expect(page.getByText(app.loading)).toHaveCount(0);
};

const CHOICES = [
  {from: '/', name: 'flowchoice', plan: 'free', to: '/free', files: ['accountScreen']},
  {from: '/', name: 'flowchoice', plan: 'pro', to: '/pro', files: ['ProFlow', 'accountScreen']},
  {
    from: '/upgrade/',
    name: 'upgradechoice',
    plan: 'pro',
    to: '/upgrade/step1',
    files: ['subscriptionScreen'],
  },
  {
    from: '/upgrade/',
    name: 'upgradechoice',
    plan: 'premium',
    to: '/premium',
    files: ['premiumScreen'],
  },
];

test.beforeEach(({page}) => fetchLate(page));

for (const {from, name, plan, to, files} of CHOICES) {
  test(`choosing ${plan} at ${from} fetches what comes next, and Next waits for it on the screen`, async ({
    page,
    funnel,
  }) => {
    const waiting = [];
    for (const file of files)
      waiting.push({
        asked: page.waitForRequest(RegExp(`/assets/${file}-`)),
        letThrough: await holdRoute(page, RegExp(`/assets/${file}-`)),
      });
    await funnel.open(from);
    const title = String(await funnel.heading.textContent());
    await funnel.choose(name, plan);
    await waiting[0]?.asked;
    await funnel.next.click();
    for (const {asked, letThrough} of waiting) {
      await asked;
      await staysBusy(page, funnel, title);
      await expect(funnel.button(actions.busy)).toBeFocused();
      await expect(page.locator(`[name=${name}][value=${plan}]`)).toBeChecked();
      letThrough();
    }
    await funnel.isAt(to);
    await expect(funnel.heading).toBeFocused();
  });
}

test('a step stays, busy and as it was filled in, until the code of the next one has come', async ({
  page,
  funnel,
  domain,
}) => {
  const letThrough = await holdRoute(page, /\/assets\/detailsScreen-/);
  await funnel.open('/free');
  await funnel.fillAccount();
  await funnel.next.click();
  await expect(page).toHaveURL('/free/step2');
  await staysBusy(page, funnel, funnel.texts.start.title.free);
  expect(await funnel.values('domainName')).toEqual([domain]);
  await expect(funnel.field('password')).not.toHaveValue('');
  letThrough();
  await funnel.isAt('/free/step2');
  await expect(funnel.heading).toBeFocused();
});

test('going back while the code of the next step comes gives the step back, which goes on as before', async ({
  page,
  funnel,
}) => {
  const letThrough = await holdRoute(page, /\/assets\/detailsScreen-/);
  await funnel.open('/');
  await funnel.choose('flowchoice', 'free');
  await funnel.next.click();
  await funnel.isAt('/free');
  await funnel.fillAccount();
  await funnel.next.click();
  await expect(page).toHaveURL('/free/step2');
  await funnel.field('domainName').fill(`${funnel.domain}x`);
  await page.goBack();
  await funnel.isAt('/free');
  await expect(funnel.next).not.toHaveAttribute('aria-disabled', 'true');
  expect(await funnel.values('domainName')).toEqual([`${funnel.domain}x`]);
  await funnel.next.click();
  await expect(page).toHaveURL('/free/step2');
  letThrough();
  await funnel.isAt('/free/step2');
  await funnel.walkOn('free', 2, 4);
});
