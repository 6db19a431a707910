import type {Page} from '@playwright/test';
import {ALL, openEarly, store, stored} from '../../support/scenes/earlyPage.ts';
import {expect, test} from '../../support/fixtures.ts';
import {PASSWORD} from '../../support/people.ts';
import {textsOf} from '../../support/texts.ts';

const en = textsOf('en');

const countSubmits = (page: Page) =>
  page.addInitScript(() => {
    const count = {submits: 0};
    Object.assign(window, {count});
    addEventListener('submit', () => (count.submits += 1), true);
  });
const submitsOf = (page: Page) => page.evaluate(() => Object(window).count.submits);

test('a submit before the page answers reports no error in correct values', async ({
  page,
  funnel,
  sandbox,
}) => {
  const answer = await sandbox.hold('availability');
  const letThrough = await openEarly(page, '/free');
  await funnel.fillAccount();
  await funnel.next.click();
  letThrough();
  await expect(funnel.button(funnel.texts.actions.busy)).toBeVisible();
  await expect(
    page.getByRole('status').filter({hasText: funnel.texts.start.domainChecking}),
  ).toBeVisible();
  expect(await page.locator('[aria-invalid="true"]').count()).toBe(0);
  expect(await page.getByRole('alert').filter({hasText: /./}).allTextContents()).toEqual([]);
  await answer();
  await funnel.isAt('/free/step2');
});

test.describe('a submit before the page answers is called off', () => {
  test('when the web address is typed further', async ({page, funnel, sandbox, domain}) => {
    await countSubmits(page);
    const letThrough = await openEarly(page, '/free');
    await funnel.field('password').fill(PASSWORD);
    await funnel.field('acceptTermsAndConditions').check();
    await funnel.field('domainName').fill('half');
    await funnel.field('domainName').press('Enter');
    await funnel.field('domainName').pressSequentially(domain);
    letThrough();
    await funnel.isAt('/free');
    await funnel.holds({domainName: `half${domain}`});
    await funnel.next.click();
    await funnel.isAt('/free/step2');
    expect(await submitsOf(page)).toBe(2);
    const asked = await sandbox.requests('availability');
    expect(new Set(asked.map(({path}) => path))).toEqual(
      new Set([`/api/installation/availability/half${domain}`]),
    );
  });

  test('when a box is unticked', async ({page, funnel}) => {
    await countSubmits(page);
    const letThrough = await openEarly(page, '/free');
    await funnel.fillAccount();
    await funnel.next.click();
    await funnel.field('acceptTermsAndConditions').uncheck();
    letThrough();
    await funnel.isAt('/free');
    await funnel.field('acceptTermsAndConditions').check();
    await funnel.next.click();
    await funnel.isAt('/free/step2');
    expect(await submitsOf(page)).toBe(2);
  });

  test('when the password is still being typed, which keeps the focus', async ({page, funnel}) => {
    await countSubmits(page);
    const letThrough = await openEarly(page, '/free');
    await funnel.field('domainName').fill(funnel.domain);
    await funnel.field('domainName').press('Enter');
    await funnel.field('password').pressSequentially(PASSWORD.slice(0, 3));
    letThrough();
    await funnel.isReady();
    await funnel.field('password').pressSequentially(PASSWORD.slice(3));
    await expect(funnel.field('password')).toBeFocused();
    await expect(funnel.field('password')).toHaveValue(PASSWORD);
    await expect(funnel.summary).toHaveCount(0);
    await funnel.field('acceptTermsAndConditions').check();
    await funnel.next.click();
    await funnel.isAt('/free/step2');
    expect(await submitsOf(page)).toBe(2);
  });
});

test.describe('a switch of language before the page answers', () => {
  test('keeps the address except for the language, and what the address asks for still applies', async ({
    page,
    funnel,
    domain,
  }) => {
    const letThrough = await openEarly(page, '/pro?interval=yearly&users=10&utm_source=mail');
    await funnel.field('domainName').fill(domain);
    await funnel.link('English').click({noWaitAfter: true});
    await expect(page).toHaveURL('/pro?interval=yearly&users=10&utm_source=mail&lng=en');
    await expect(funnel.field('domainName')).toHaveValue(domain);
    letThrough();
    await funnel.isReady();
    await expect(funnel.heading).toHaveText(en.start.title.pro);
    await expect(page).toHaveURL('/pro?utm_source=mail&lng=en');
    await expect(funnel.field('domainName')).toHaveValue(domain);
    await expect
      .poll(() => stored(page))
      .toMatchObject({
        domainName: domain,
        subscriptionDetails: {period: 'yearly', numberOfUsers: '10'},
      });
  });

  test('keeps the chosen plan', async ({page, funnel}) => {
    const letThrough = await openEarly(page, '/');
    await funnel.choose('flowchoice', 'pro');
    await funnel.link('English').click({noWaitAfter: true});
    await expect(page).toHaveURL('/?lng=en');
    const next = funnel.button(en.actions.next);
    await expect(next).toBeEnabled();
    letThrough();
    await funnel.isReady();
    await expect(page.getByRole('radio', {name: 'PRO', exact: true})).toBeChecked();
    await next.click();
    await expect(page).toHaveURL('/pro?lng=en');
  });
});

test('a page loaded again before it answers keeps what was typed, and the password nowhere', async ({
  page,
  funnel,
  domain,
}) => {
  await store(page, {...ALL, domainName: 'ouder'});
  // Before the page's own script takes it over.
  await page.addInitScript(() => Object.assign(window, {found: JSON.stringify(sessionStorage)}));
  const letThrough = await openEarly(page, '/free');
  await funnel.fillAccount();
  await funnel.field('acceptTermsAndConditions').uncheck();
  await page.reload({waitUntil: 'domcontentloaded'});
  const found = await page.evaluate(() => String(Object(window).found));
  expect([found.includes(domain), found.includes(PASSWORD)]).toEqual([true, false]);
  await funnel.holds({domainName: domain, password: ''});
  letThrough();
  await funnel.isReady();
  await funnel.holds({domainName: domain, password: ''});
  await expect(funnel.field('acceptTermsAndConditions')).not.toBeChecked();
  await funnel.field('domainName').fill('later');
  await page.reload();
  await funnel.isReady();
  await expect(funnel.field('domainName')).toHaveValue('later');
});

test.describe('with a draft restored, the last change before the page answers wins', () => {
  test('terms ticked and unticked again are not agreed to', async ({page, funnel}) => {
    await store(page, ALL);
    const letThrough = await openEarly(page, '/free');
    await funnel.field('acceptTermsAndConditions').check();
    await funnel.field('acceptTermsAndConditions').uncheck();
    letThrough();
    await funnel.isReady();
    await expect(funnel.field('domainName')).toHaveValue('acmetest');
    await expect(funnel.field('acceptTermsAndConditions')).not.toBeChecked();
    expect(await stored(page)).toMatchObject({acceptTermsAndConditions: ''});
  });
});
