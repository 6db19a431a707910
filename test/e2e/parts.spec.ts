import {LONGEST_LOAD} from '../../src/app/parts/longestLoad.ts';
import {expect, test} from './fixtures.ts';
import {holdRoute} from './holdRoute.ts';
import {comeBack, FAULTS, fetchLate, HTML, lookAway, lose, saysWhatIsMissing} from './lostParts.ts';
import {BILLING, JAN} from './people.ts';
import {textsOf} from './texts.ts';

const {actions, app} = textsOf('nl');

test.beforeEach(({allowConsole}) => {
  allowConsole(/Failed to load (resource|module script)|loadPart failed|checkAvailability failed/);
});

test('a line that breaks while everything is fetched ahead costs nothing once it is back', async ({
  page,
  funnel,
}) => {
  const find = await lose(page, /\/assets\/(api|recaptcha|(details|team|exampleData)Screen)-/);
  const lost = page.waitForEvent('requestfailed', (request) => /teamScreen/.test(request.url()));
  await page.goto('/free');
  await funnel.isAt('/free');
  await lost;
  find();
  await funnel.walkOn('free', 1, 4);
  await expect(page.getByText(app.partMissing)).toHaveCount(0);
});

test('a screen that got lost comes by itself once the line is back, with all that was typed', async ({
  page,
  funnel,
}) => {
  await fetchLate(page);
  await funnel.open('/free');
  const find = await lose(page, /\/assets\/(detailsScreen|suggestionList|emailField)-/);
  await funnel.fillAccount();
  await funnel.next.click();
  await saysWhatIsMissing(page, funnel);
  find();
  await comeBack(page);
  await funnel.isAt('/free/step2');
  await expect(funnel.heading).toBeFocused();
  await funnel.walkOn('free', 2, 4);
});

test('the calls that got lost come by themselves, and no notice of them stays', async ({
  page,
  funnel,
}) => {
  await fetchLate(page);
  await funnel.open('/free');
  const find = await lose(page, /\/assets\/api-/);
  await funnel.fillAccount();
  await expect(page.getByRole('alert')).toContainText(app.partMissing);
  find();
  await comeBack(page);
  await expect(page.getByText(app.partMissing)).toHaveCount(0);
  await funnel.next.click();
  await funnel.isAt('/free/step2');
});

test('a language that got lost can be chosen once the line is back', async ({page, funnel}) => {
  await fetchLate(page);
  await funnel.open('/free');
  const find = await lose(page, /\/assets\/en-/);
  await funnel.link('English').click();
  await expect(page.getByRole('alert')).toContainText(app.partMissing);
  find();
  await comeBack(page);
  await expect(page.getByText(app.partMissing)).toHaveCount(0);
  await funnel.link('English').click();
  await expect(funnel.heading).toHaveText(textsOf('en').start.title.free);
});

test('the countries that got lost are told of, and come once the line is back', async ({
  page,
  funnel,
}) => {
  await fetchLate(page);
  const find = await lose(page, /\/assets\/countries-/);
  await funnel.walkTo('pro', 6);
  await expect(page.getByRole('alert')).toContainText(app.partMissing);
  await funnel.fillBilling({...BILLING, countryCode: 'BE'});
  await expect(funnel.field('countryCode').locator('[value=DE]')).toHaveCount(0);
  find();
  await comeBack(page);
  await expect(funnel.field('countryCode').locator('[value=DE]')).toBeAttached();
  await expect(page.getByText(app.partMissing)).toHaveCount(0);
  await expect(funnel.field('countryCode')).toHaveValue('BE');
});

for (const [fault, how] of Object.entries(FAULTS)) {
  test(`a flow whose code ${fault} asks to be loaded again, as a screen does`, async ({
    page,
    funnel,
  }) => {
    await lookAway(page);
    const find = await lose(page, /\/assets\/ProFlow-/, how);
    await fetchLate(page);
    await funnel.open('/');
    await page.evaluate(
      (draft) => sessionStorage.setItem('formvalues', draft),
      JSON.stringify(JAN),
    );
    await page.reload();
    await funnel.choose('flowchoice', 'pro');
    await funnel.next.click();
    await saysWhatIsMissing(page, funnel);
    let loads = 0;
    page.on('framenavigated', () => (loads += 1));
    await funnel.button(app.reload).click();
    await saysWhatIsMissing(page, funnel);
    await expect(page).toHaveURL('/pro');
    expect(loads).toBe(1);
    find();
    await funnel.button(app.reload).click();
    await funnel.isAt('/pro');
    await funnel.fillAccount();
    await funnel.next.click();
    await funnel.isAt('/pro/step2');
    expect(await funnel.values(...Object.keys(JAN))).toEqual(Object.values(JAN));
  });
}

test('a flow that got lost is gone to once the line is back', async ({page, funnel}) => {
  await fetchLate(page);
  const find = await lose(page, /\/assets\/ProFlow-/);
  await funnel.open('/');
  await funnel.choose('flowchoice', 'pro');
  await funnel.next.click();
  await saysWhatIsMissing(page, funnel);
  find();
  await comeBack(page);
  await funnel.isAt('/pro');
});

test('a flow that does not come is told of, and gone to should it come after all', async ({
  page,
  funnel,
}) => {
  await page.clock.install();
  await fetchLate(page);
  const letThrough = await holdRoute(page, /\/assets\/ProFlow-/);
  await funnel.open('/');
  await funnel.choose('flowchoice', 'pro');
  await funnel.next.click();
  await expect(funnel.button(actions.busy)).toBeVisible();
  await page.clock.fastForward(LONGEST_LOAD);
  await saysWhatIsMissing(page, funnel);
  letThrough();
  await funnel.isAt('/pro');
});

test('an upgrade whose code is gone keeps the environment that its address names', async ({
  page,
  funnel,
}) => {
  await lookAway(page);
  const find = await lose(page, /\/assets\/UpgradeFlow-/, FAULTS['a new release took away']);
  await funnel.open('/upgrade/?domain=bestaand&utm=x');
  await saysWhatIsMissing(page, funnel);
  find();
  await funnel.button(app.reload).click();
  await funnel.isAt('/upgrade/');
  await expect(page).toHaveURL('/upgrade/?utm=x');
});

test('what was typed before the first screen is found to be missing is kept', async ({
  page,
  funnel,
  domain,
}) => {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await lookAway(page);
  const find = await lose(page, /\/assets\/accountScreen-/, async (route) => {
    await isLetThrough;
    await route.fulfill({status: 404, ...HTML});
  });
  await page.goto('/free', {waitUntil: 'domcontentloaded'});
  await funnel.field('domainName').fill(domain);
  letThrough();
  await saysWhatIsMissing(page, funnel);
  find();
  await funnel.button(app.reload).click();
  await funnel.isAt('/free');
  expect(await funnel.values('domainName')).toEqual([domain]);
});

test('a bot check whose code a new release took away is told of once, and not as a check that failed', async ({
  page,
  funnel,
  allowConsole,
}) => {
  allowConsole(/loadBotCheck failed/);
  await fetchLate(page);
  const find = await lose(page, /\/assets\/recaptcha-/, FAULTS['a new release took away']);
  await funnel.walkTo('free', 4);
  await expect(page.getByText(app.partMissing)).toBeVisible();
  await expect(page.getByText(funnel.texts.botCheck.failed)).toHaveCount(0);
  find();
  await comeBack(page);
  await expect(page.getByText(app.partMissing)).toHaveCount(0);
  await funnel.choose('exampleData', 'data');
  await funnel.button(funnel.texts.actions.tryAgain).click();
  await funnel.isAt('/free/step6');
});
