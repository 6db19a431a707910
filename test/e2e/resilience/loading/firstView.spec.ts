import type {Page} from '@playwright/test';
import {PAUSES, SETTLING} from '../../../../src/browser/chunk.ts';
import {firstViews} from '../../../support/write/firstViews.ts';
import {expect, test} from '../../support/fixtures.ts';
import type {Funnel} from '../../support/funnel.ts';
import {holdRoute} from '../../support/attacks/holdRoute.ts';
import {comeBack, lose, saysWhatIsMissing} from '../../support/attacks/lostChunks.ts';
import {PASSWORD} from '../../support/people.ts';
import {textsOf} from '../../support/texts.ts';
import {toBilling} from '../../support/scenes/upgradeWalk.ts';

const {actions, app, billing, paymentSuccess} = textsOf('nl');
const FILES = '**/assets/*.js';

const filesOf = async (page: Page, path: string): Promise<string[]> => {
  const html = await (await page.request.get('/')).text();
  return firstViews(html).get(`${path} nl`) ?? [];
};

/** Loses the first request of each of these files, once the visitor has done something; which ones were lost. */
const loseOnce = async (page: Page, files: readonly string[]) => {
  const lost: string[] = [];
  let lose = () => {};
  const isTime = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route(FILES, async (route) => {
    const {pathname} = new URL(route.request().url());
    if (!files.includes(pathname) || lost.includes(pathname)) return route.continue();
    lost.push(pathname);
    await isTime;
    await route.abort('connectionreset');
  });
  return {lost, lose: () => lose()};
};

const keepsWhatWasTyped = async (page: Page, funnel: Funnel, path: string) => {
  await funnel.isAt(path);
  await expect(page.getByText(app.partMissing)).toHaveCount(0);
  await funnel.holds({domainName: funnel.domain, password: PASSWORD});
  await funnel.next.click();
  await funnel.isAt(`${path}/step2`);
};

test.beforeEach(({allowConsole}) => {
  allowConsole(/Failed to load resource|loadChunk failed/);
});

test('what was typed stays when any file of a first step is lost once', async ({page, funnel}) => {
  const files = await filesOf(page, '/free');
  const {lost, lose} = await loseOnce(page, files);
  await page.goto('/free', {waitUntil: 'domcontentloaded'});
  await funnel.fillAccount();
  lose();
  await keepsWhatWasTyped(page, funnel, '/free');
  expect(lost.toSorted()).toEqual(files.toSorted());
  expect(files.length).toBeGreaterThan(6);
});

test('a result whose own code is late shows its frame and heading, then the result', async ({
  page,
  funnel,
}) => {
  const letThrough = await holdRoute(page, /\/assets\/result-/);
  await page.goto('/pro/success');
  await expect(funnel.heading).toHaveText(paymentSuccess.title);
  await expect(page.getByText(app.loading, {exact: true})).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  letThrough();
  await funnel.isAt('/pro/success');
  await expect(funnel.link(actions.toStart)).toBeVisible();
});

test('the page reports a connection that stays broken, and goes on with everything typed once it is back', async ({
  page,
  funnel,
}) => {
  let isBroken = true;
  await page.route(FILES, (route) =>
    isBroken ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto('/free');
  await funnel.fillAccount();
  await expect(page.getByRole('alert')).toContainText(app.partMissing);
  isBroken = false;
  await comeBack(page);
  await keepsWhatWasTyped(page, funnel, '/free');
});

test('a step that is entered at once is not blank while its code loads', async ({page, funnel}) => {
  await toBilling(funnel, '?domain=bestaand', {});
  const letThrough = await holdRoute(page, /\/assets\/pro-rest-/);
  await page.reload();
  await expect(funnel.heading).toHaveText(billing.title);
  await expect(page.getByRole('status').filter({hasText: app.loading})).toBeVisible();
  await expect(funnel.field('street')).not.toBeAttached();
  letThrough();
  await expect(funnel.field('street')).toBeVisible();
  await expect(funnel.heading).toHaveText(billing.title);
});

test('a file that arrives broken stays missing at the next try, and comes by a reload', async ({
  page,
  funnel,
  allowConsole,
}) => {
  allowConsole(/uncaught: /);
  await page.clock.install();
  const core = /\/assets\/core-/;
  const find = await lose(page, core, (route) =>
    route.fulfill({contentType: 'text/javascript', body: '}'}),
  );
  await page.goto('/pro/success');
  const notice = page.getByRole('alert').filter({hasText: app.partMissing});
  await expect(notice).toBeVisible();
  const tried = page.waitForResponse(core);
  await page.clock.runFor(PAUSES[0]);
  await tried;
  await page.clock.runFor(SETTLING);
  await expect(notice).toBeVisible();
  find();
  await funnel.button(app.reload).click();
  await funnel.isAt('/pro/success', paymentSuccess.title);
  await expect(notice).toHaveCount(0);
});

test('the button that loads the page again does not discard it while offline', async ({
  page,
  funnel,
}) => {
  await page.route(FILES, (route) => route.abort('connectionreset'));
  await page.goto('/free');
  await funnel.fillAccount();
  await expect(page.getByRole('alert')).toContainText(app.partMissing);
  await page.context().setOffline(true);
  await funnel.button(app.reload).click();
  await funnel.holds({domainName: funnel.domain, password: PASSWORD});
});

test('a button loads a first screen that was missing, and keeps everything typed, the password too', async ({
  page,
  funnel,
}) => {
  const find = await lose(page, /\/assets\/accountScreen-/);
  await page.goto('/free', {waitUntil: 'domcontentloaded'});
  await funnel.fillAccount();
  const notice = await saysWhatIsMissing(page);
  find();
  await notice.getByRole('button', {name: actions.tryAgain}).click();
  await keepsWhatWasTyped(page, funnel, '/free');
});

test('the page reports missing texts where nothing else is shown', async ({page, funnel}) => {
  const find = await lose(page, /\/assets\/nl-/);
  await page.goto('/elsewhere', {waitUntil: 'domcontentloaded'});
  const notice = await saysWhatIsMissing(page, false);
  find();
  await notice.getByRole('button', {name: actions.tryAgain}).click();
  await funnel.isAt('/elsewhere');
});
