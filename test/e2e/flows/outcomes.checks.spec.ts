import {expect, test} from '../support/fixtures.ts';
import {holdRoute} from '../support/attacks/holdRoute.ts';
import {textsOf} from '../support/texts.ts';

const nl = textsOf('nl');
const OFFERED = 'Ik ben geen robot';

test.beforeEach(({allowConsole}) => {
  allowConsole(
    /(checkAvailability|BotCheck|validateToken|solveChallenge|suggestDomainNames) failed/,
  );
  allowConsole(/Failed to load resource/);
});

for (const fault of [
  {kind: 'status', status: 500},
  {kind: 'html', status: 502},
  {kind: 'json', body: {is_available: 'false'}},
  {kind: 'json', body: {}},
  {kind: 'drop'},
] as const) {
  test(`availability ${JSON.stringify(fault)} holds nobody up @S06 @B22`, async ({
    funnel,
    sandbox,
  }) => {
    const {field, next} = funnel;
    await sandbox.scenario({call: 'availability', fault});
    await funnel.open('/free');
    await funnel.fillAccount();
    await expect.poll(() => sandbox.requests('availability')).toHaveLength(1);
    await expect(field('domainName')).not.toHaveAttribute('aria-invalid', 'true');
    await next.click();
    await funnel.isAt('/free/step2');
    await expect.poll(() => sandbox.reports()).toContain('checkAvailability');
    expect(await sandbox.reports()).not.toContain(funnel.domain);
  });
}

test('availability that never answers is given up after 4 seconds @B22 @B35', async ({
  page,
  funnel,
  sandbox,
}) => {
  await sandbox.scenario({call: 'availability', fault: 'hang'});
  await page.clock.install();
  await funnel.open('/free');
  await funnel.fillAccount();
  await funnel.field('domainName').press('Enter');
  await expect(funnel.button(nl.actions.busy)).toBeVisible();
  await page.clock.fastForward(4_000);
  await funnel.isAt('/free/step2');
});

const HANGS = [
  {call: 'script', fault: 'hang'},
  {call: 'execute', fault: 'hang'},
  {call: 'validation', fault: 'hang'},
] as const;
const BREAKS = [
  {call: 'script', fault: 'drop'},
  {call: 'execute', fault: {kind: 'status', status: 500}},
  {call: 'validation', fault: {kind: 'status', status: 503}},
  {call: 'validation', fault: 'invalid'},
  {call: 'validation', fault: 'wrongTypes'},
] as const;

for (const scenario of [...BREAKS, ...HANGS]) {
  const hangs = scenario.fault === 'hang';
  test(`bot check: ${scenario.call} ${JSON.stringify(scenario.fault)}, then tried again @S10 @B25 @B35`, async ({
    page,
    funnel,
    sandbox,
  }) => {
    await sandbox.scenario({...scenario, times: 1});
    if (hangs) await page.clock.install();
    await funnel.walkToCreate();
    if (scenario.call !== 'script') await funnel.create.click();
    await expect.poll(() => sandbox.requests(scenario.call)).toHaveLength(1);
    if (hangs) await page.clock.fastForward(10_000);
    const again = funnel.button(nl.actions.tryAgain);
    await expect(again).toBeVisible();
    await expect(page.getByText(nl.botCheck.failed)).toBeVisible();
    await again.click();
    await funnel.isAt('/free/step6');
    const tokens = (await sandbox.requests('validation')).map(
      ({body}) => (body as {token: string}).token,
    );
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(await sandbox.requests('script')).toHaveLength(scenario.call === 'script' ? 2 : 1);
    await expect
      .poll(() => sandbox.reports())
      .toMatch(/loadBotCheck|executeBotCheck|validateToken/);
  });
}

test.describe('a visible challenge that is wanted', () => {
  test.beforeEach(async ({page, sandbox, funnel}) => {
    await sandbox.scenario({call: 'validation', fault: 'captcha'});
    await page.clock.install();
    await funnel.walkToCreate();
    await funnel.create.click();
    await expect(page.getByRole('checkbox', {name: OFFERED})).toBeVisible();
  });

  test('blocks until it is solved, then lets go on @4-15', async ({page, funnel, sandbox}) => {
    const {create} = funnel;
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await expect(create).toHaveAccessibleDescription(nl.botCheck.help);
    await create.press('Enter');
    await page.getByRole('checkbox', {name: OFFERED}).check();
    await expect(create).not.toHaveAttribute('aria-disabled', 'true');
    expect(await sandbox.requests('validation')).toHaveLength(1);
    await create.click();
    await funnel.isAt('/free/step6');
    const sent = (await sandbox.requests('validation')).map(({body}) => body);
    expect(sent).toMatchObject([{version: 3}, {version: 2}]);
  });

  test('blocks again when its answer expires, and sends no stale token @B28', async ({
    page,
    funnel,
    sandbox,
  }) => {
    const box = page.getByRole('checkbox', {name: OFFERED});
    await box.check();
    await expect(funnel.create).not.toHaveAttribute('aria-disabled', 'true');
    await page.clock.fastForward(120_000);
    await expect(funnel.create).toHaveAttribute('aria-disabled', 'true');
    await expect(box).not.toBeChecked();
    await funnel.create.press('Enter');
    expect(await sandbox.requests('validation')).toHaveLength(1);
    await box.check();
    await expect(funnel.create).not.toHaveAttribute('aria-disabled', 'true');
    await funnel.create.click();
    await funnel.isAt('/free/step6');
    expect(await sandbox.requests('validation')).toHaveLength(2);
  });

  test('comes back empty when its answer is refused @B28', async ({page, funnel, sandbox}) => {
    const box = page.getByRole('checkbox', {name: OFFERED});
    const refusal = {is_token_valid: false, captcha: true};
    await sandbox.scenario({call: 'validation', fault: {kind: 'json', body: refusal}, times: 1});
    await box.check();
    await funnel.create.click();
    await expect(box).not.toBeChecked();
    await expect(funnel.create).toHaveAttribute('aria-disabled', 'true');
    await box.check();
    await funnel.create.click();
    await funnel.isAt('/free/step6');
  });

  test('that cannot reach its maker offers another try @B28', async ({page, funnel, sandbox}) => {
    await sandbox.scenario({call: 'challenge', fault: {kind: 'status', status: 500}, times: 1});
    await page.getByRole('checkbox', {name: OFFERED}).click();
    await funnel.button(nl.actions.tryAgain).click();
    await page.getByRole('checkbox', {name: OFFERED}).check();
    await funnel.create.click();
    await funnel.isAt('/free/step6');
  });
});

test('no script of a third party loads before the step that needs it @7-10 @S09', async ({
  funnel,
  sandbox,
}) => {
  await funnel.walkTo('free', 3);
  expect(await sandbox.requests('script')).toEqual([]);
  await funnel.walkOn('free', 3, 4);
  await expect
    .poll(() => sandbox.requests('script'))
    .toMatchObject([{query: expect.stringContaining('?render=sandbox-v3&hl=nl')}]);
});

test('a script that comes after its time serves the next try @B25', async ({
  page,
  funnel,
  sandbox,
}) => {
  const letThrough = await holdRoute(page, /recaptcha\/api\.js/);
  await page.clock.install();
  await funnel.walkToCreate();
  await page.clock.fastForward(15_000);
  await expect(funnel.button(nl.actions.tryAgain)).toBeVisible();
  letThrough();
  await funnel.button(nl.actions.tryAgain).click();
  await funnel.isAt('/free/step6');
  expect(await sandbox.requests('creation')).toHaveLength(1);
});

test('a token is taken at the click, however long the visitor waited before @B26', async ({
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

test("the provider's badge lies over no control @B30", async ({page, funnel}) => {
  await funnel.walkToCreate();
  await expect(page.locator('.grecaptcha-badge')).toBeAttached();
  await expect(page.locator('.grecaptcha-badge')).toBeHidden();
});
