import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures.ts';
import {holdRoute} from '../support/attacks/holdRoute.ts';
import {PASSWORD} from '../support/people.ts';
import {textsOf} from '../support/texts.ts';

const MAIN = /\/assets\/index-/;
const {app} = textsOf('nl');

/** What is typed into the page before its script is known not to come. */
const typeEarly = async (page: Page, domain: string) => {
  await page.locator('[name=domainName]').fill(domain);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('[name=acceptTermsAndConditions]').check();
};

/** Holds the main script back until the visitor has typed, then ends it. */
const failMain = (page: Page) =>
  holdRoute(page, MAIN, (route) =>
    route.fulfill({status: 404, contentType: 'text/html', body: 'Gone'}),
  );

test.beforeEach(({allowConsole}) => {
  allowConsole(/Failed to load resource|Unexpected error/);
});

test('a page whose script does not arrive says so, keeps what was typed and loads again', async ({
  page,
  funnel,
  domain,
  allowConsole,
}) => {
  allowConsole(/Failed to load module script/);
  const fail = await failMain(page);
  await page.goto('/free', {waitUntil: 'domcontentloaded'});
  await typeEarly(page, domain);
  fail();
  await expect(page.getByRole('alert')).toContainText(app.partMissing);
  await expect(page.locator('[name=domainName]')).toHaveValue(domain);
  await page.unroute(MAIN);
  await page.getByRole('button', {name: app.reload}).click();
  await funnel.isAt('/free');
  await funnel.holds({domainName: domain, password: ''});
  await expect(page.locator('[name=acceptTermsAndConditions]')).toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a path that is not prerendered is not blank when its script does not arrive', async ({
  page,
}) => {
  await page.route(MAIN, (route) => route.abort('connectionrefused'));
  await page.goto('/free/step3');
  await expect(page.getByRole('alert')).toContainText(app.partMissing);
  await expect(page.getByRole('button', {name: app.reload})).toBeVisible();
});

/** The page as a cache kept it: of a release whose files are gone. */
const serveOldPage = async (page: Page, {lasting}: {lasting: boolean}) => {
  let loads = 0;
  await page.route('**/free', async (route) => {
    if (route.request().resourceType() === 'document') loads += 1;
    const answer = await route.fetch();
    const isOld = route.request().resourceType() === 'document' && (lasting || loads === 1);
    const body = await answer.text();
    await route.fulfill({
      response: answer,
      body: isOld ? body.replace(/data-main="[^"]+"/, 'data-main="index-gone"') : body,
    });
  });
  return () => loads;
};

test('a page of an older release takes the new one by itself', async ({page, funnel}) => {
  const loads = await serveOldPage(page, {lasting: false});
  await page.goto('/free');
  await funnel.isAt('/free');
  expect(loads()).toBe(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page that stays out of date is loaded again once, and then says so', async ({page}) => {
  const loads = await serveOldPage(page, {lasting: true});
  await page.goto('/free');
  await expect(page.getByRole('alert')).toContainText(app.partMissing);
  expect(loads()).toBe(2);
});
