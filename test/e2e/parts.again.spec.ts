import {PAUSES} from '../../src/app/parts/keepAsking.ts';
import {LONGEST_LOAD} from '../../src/app/parts/longestLoad.ts';
import {expect, test} from './fixtures.ts';
import type {Funnel} from './funnel.ts';
import {fetchLate, lookAway, lose, saysWhatIsMissing} from './lostParts.ts';
import {PASSWORD} from './people.ts';
import {textsOf} from './texts.ts';

const {actions, app} = textsOf('nl');

const comesWithThePassword = async (funnel: Funnel) => {
  await funnel.isAt('/free/step2');
  await expect(funnel.heading).toBeFocused();
  await funnel.back.click();
  await funnel.isAt('/free');
  expect(await funnel.values('domainName', 'password')).toEqual([funnel.domain, PASSWORD]);
};

test.beforeEach(({allowConsole}) => {
  allowConsole(/Failed to load (resource|module script)|loadPart failed|checkAvailability failed/);
});

test('a screen that got lost comes by a button, with all that was typed, the password too', async ({
  page,
  funnel,
}) => {
  await lookAway(page);
  await fetchLate(page);
  await funnel.open('/free');
  const find = await lose(page, /\/assets\/detailsScreen-/);
  await funnel.fillAccount();
  await funnel.next.click();
  await saysWhatIsMissing(page, funnel);
  await expect(page.getByText(app.passwordAgain)).toBeVisible();
  const lost = page.waitForEvent('requestfailed', (request) => /details/.test(request.url()));
  await funnel.button(actions.tryAgain).click();
  await lost;
  await saysWhatIsMissing(page, funnel);
  find();
  await funnel.button(actions.tryAgain).click();
  await comesWithThePassword(funnel);
});

test('a screen that got lost comes by itself after a while, with nothing pressed', async ({
  page,
  funnel,
}) => {
  await page.clock.install();
  await fetchLate(page);
  await funnel.open('/free');
  const find = await lose(page, /\/assets\/detailsScreen-/);
  await funnel.fillAccount();
  await funnel.next.click();
  await saysWhatIsMissing(page, funnel);
  find();
  await page.clock.fastForward(PAUSES[3]);
  await comesWithThePassword(funnel);
});

test('a screen that hangs is asked for by another request once it is told to be late', async ({
  page,
  funnel,
}) => {
  await page.clock.install();
  await lookAway(page);
  await fetchLate(page);
  await funnel.open('/free');
  const find = await lose(page, /\/assets\/detailsScreen-/, async () => {});
  await funnel.fillAccount();
  const asked = page.waitForRequest(/\/assets\/detailsScreen-/);
  await funnel.next.click();
  await asked;
  await page.clock.fastForward(LONGEST_LOAD);
  await saysWhatIsMissing(page, funnel);
  find();
  await funnel.button(actions.tryAgain).click();
  await comesWithThePassword(funnel);
});

test('a flow that got lost comes by a button, with its heading in focus', async ({
  page,
  funnel,
}) => {
  await lookAway(page);
  await fetchLate(page);
  const find = await lose(page, /\/assets\/ProFlow-/);
  await funnel.open('/');
  await funnel.choose('flowchoice', 'pro');
  await funnel.next.click();
  await saysWhatIsMissing(page, funnel);
  await expect(funnel.heading).toBeFocused();
  find();
  await funnel.button(actions.tryAgain).click();
  await funnel.isAt('/pro');
  await expect(funnel.heading).toBeFocused();
});

test('a bot check whose code hangs is told of, and asked for by another request when the visitor tries again', async ({
  page,
  funnel,
  allowConsole,
}) => {
  allowConsole(/loadBotCheck failed/);
  await page.clock.install();
  await fetchLate(page);
  const find = await lose(page, /\/assets\/recaptcha-/, async () => {});
  const asked = page.waitForRequest(/\/assets\/recaptcha-/);
  await funnel.walkTo('free', 4);
  await funnel.choose('exampleData', 'data');
  await asked;
  await page.clock.fastForward(LONGEST_LOAD);
  await expect(page.getByText(app.partMissing)).toBeVisible();
  find();
  await funnel.button(actions.tryAgain).click();
  await funnel.isAt('/free/step6');
  await expect(page.getByText(app.partMissing)).toHaveCount(0);
});

test('a creation whose result screen is gone is told of as done, and the screen comes by a button', async ({
  page,
  funnel,
}) => {
  const {created} = textsOf('nl');
  await lookAway(page);
  await fetchLate(page);
  const find = await lose(page, /\/assets\/createdScreen-/);
  await funnel.walkToCreate();
  await funnel.create.click();
  await expect(page.getByText(app.outcomeMissing)).toBeVisible();
  await expect(funnel.heading).toHaveText(created.title);
  await expect(page.getByText(app.nothingAgain)).toBeVisible();
  await expect(funnel.link(actions.toEnvironment)).toHaveAttribute('href', /environment/);
  await expect(page.getByText(app.passwordAgain)).toHaveCount(0);
  find();
  await funnel.button(app.showPage).click();
  await expect(page.getByText(created.login)).toBeVisible();
  await funnel.isAt('/free/step6');
});
