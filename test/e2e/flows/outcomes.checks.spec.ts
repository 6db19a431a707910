import {expect, test} from '../support/fixtures.ts';
import {PASSWORD} from '../support/people.ts';
import {textsOf} from '../support/texts.ts';

const nl = textsOf('nl');
const OFFERED = 'Ik ben geen robot';

test.beforeEach(({allowConsole}) => {
  allowConsole(
    /(checkAvailability|BotCheck|validateToken|solveChallenge|suggestDomainNames) failed/,
  );
  allowConsole(/Failed to load resource/);
});

test('a step that is being sent stays as it was submitted, whatever is pressed @S45', async ({
  page,
  funnel,
  sandbox,
}) => {
  const {field, next, create} = funnel;
  const busy = funnel.button(nl.actions.busy);
  await funnel.open('/free');
  await funnel.fillAccount();
  const answer = await sandbox.hold('availability');
  await next.click();
  await expect(busy).toBeVisible();
  await field('password').press('End');
  await page.keyboard.type('yz');
  await field('acceptTermsAndConditions').press(' ');
  await expect(field('acceptTermsAndConditions')).toBeChecked();
  await expect(field('acceptTermsAndConditions')).toBeFocused();
  await answer();
  await funnel.isAt('/free/step2');
  await funnel.walkOn('free', 2, 4);

  const check = await sandbox.hold('validation');
  const no = page.locator('[value=nodata]');
  await no.check();
  await create.click();
  await expect(busy).toBeVisible();
  // Playwright would wait until it can be chosen again.
  await page.locator('[value=data]').click({force: true});
  await no.press('ArrowUp');
  await expect(no).toBeChecked();
  await check();
  await funnel.isAt('/free/step6');
  expect(await sandbox.requests('creation')).toMatchObject([
    {body: {data: {password: PASSWORD, exampleData: false}}},
  ]);
});

test.describe('a visible challenge that is required', () => {
  test.beforeEach(async ({page, sandbox, funnel}) => {
    await sandbox.scenario({call: 'validation', fault: 'captcha'});
    await page.clock.install();
    await funnel.walkToCreate();
    await funnel.create.click();
    await expect(page.getByRole('checkbox', {name: OFFERED})).toBeVisible();
  });

  test('blocks until it is solved, and again when its answer expires or is refused @4-15 @B28', async ({
    page,
    funnel,
    sandbox,
  }) => {
    const {create} = funnel;
    const box = page.getByRole('checkbox', {name: OFFERED});
    const versions = async () =>
      (await sandbox.requests('validation')).map(({body}) => Object(body).version);
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await expect(create).toHaveAccessibleDescription(nl.botCheck.help);
    await create.press('Enter');
    await box.check();
    await expect(create).not.toHaveAttribute('aria-disabled', 'true');

    await page.clock.fastForward(120_000);
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await expect(box).not.toBeChecked();
    await create.press('Enter');
    expect(await versions()).toEqual([3]);

    const refusal = {is_token_valid: false, captcha: true};
    await sandbox.scenario({call: 'validation', fault: {kind: 'json', body: refusal}, times: 1});
    await box.check();
    await create.click();
    await expect(box).not.toBeChecked();
    await expect(create).toHaveAttribute('aria-disabled', 'true');

    await box.check();
    await create.click();
    await funnel.isAt('/free/step6');
    expect(await versions()).toEqual([3, 2, 2]);
  });
});

test('no third-party script loads before the step that needs it, and its badge covers no control @7-10 @S09 @B30', async ({
  page,
  funnel,
  sandbox,
}) => {
  await funnel.walkTo('free', 3);
  expect(await sandbox.requests('script')).toEqual([]);
  await funnel.walkOn('free', 3, 4);
  await expect
    .poll(() => sandbox.requests('script'))
    .toMatchObject([{query: expect.stringContaining('?render=sandbox-v3&hl=nl')}]);
  await expect(page.locator('.grecaptcha-badge')).toBeAttached();
  await expect(page.locator('.grecaptcha-badge')).toBeHidden();
});

test('a token is requested at the click, however long the visitor waited before @B26', async ({
  page,
  funnel,
  sandbox,
  allowConsole,
}) => {
  // What is being loaded ahead when the clock jumps has taken too long.
  allowConsole(/loadChunk failed/);
  const executed = async () => (await sandbox.requests('execute')).length;
  await page.clock.install();
  await funnel.walkTo('pro', 4);
  await funnel.choose('exampleData', 'data');
  await expect(funnel.next).not.toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(180_000);
  expect(await executed()).toBe(0);
  await funnel.walkOn('pro', 4, 5);
  await page.clock.fastForward(180_000);
  await funnel.walkOn('pro', 5, 6);
  await funnel.fillBilling();
  await expect(funnel.pay).not.toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(180_000);
  expect(await executed()).toBe(1);
  await funnel.pay.click();
  await expect(page).toHaveURL(/sandbox\/payment/);
  expect((await sandbox.requests('execute')).map(({body}) => body)).toEqual([
    {siteKey: 'sandbox-v3', action: 'Start_now'},
    {siteKey: 'sandbox-v3', action: 'Start_now'},
  ]);
  const tokens = (await sandbox.requests('validation')).map(({body}) => Object(body).token);
  expect(new Set(tokens).size).toBe(2);
  const [created] = await sandbox.requests('creation');
  expect(Object(created?.body).data.token).toBe(tokens[1]);
});
