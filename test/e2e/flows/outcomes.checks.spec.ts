import {expect, test} from '../support/fixtures.ts';
import {holdRoute} from '../support/attacks/holdRoute.ts';
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

test('a failed availability check holds nobody up @S06 @B22', async ({funnel, sandbox}) => {
  const {field, next} = funnel;
  await sandbox.scenario({call: 'availability', fault: {kind: 'html', status: 502}});
  await funnel.open('/free');
  await funnel.fillAccount();
  await expect.poll(() => sandbox.requests('availability')).toHaveLength(1);
  await expect(field('domainName')).not.toHaveAttribute('aria-invalid', 'true');
  await next.click();
  await funnel.isAt('/free/step2');
  await expect.poll(() => sandbox.reports()).toContain('checkAvailability');
  expect(await sandbox.reports()).not.toContain(funnel.domain);
});

test('an unanswered availability check is given up after 4 seconds @B22 @B35', async ({
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

/** One that breaks and one that hangs; the matrix of faults has a story of each other effect. */
const FAILED_CHECKS = [
  {call: 'execute', fault: {kind: 'status', status: 500}},
  {call: 'validation', fault: 'hang'},
] as const;

for (const scenario of FAILED_CHECKS) {
  test(`bot check: ${scenario.call} ${JSON.stringify(scenario.fault)}, then tried again @S10 @B25 @B35`, async ({
    page,
    funnel,
    sandbox,
  }) => {
    const hangs = scenario.fault === 'hang';
    await sandbox.scenario({...scenario, times: 1});
    if (hangs) await page.clock.install();
    await funnel.walkToCreate();
    await funnel.create.click();
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
    expect(await sandbox.requests('script')).toHaveLength(1);
    await expect.poll(() => sandbox.reports()).toMatch(/executeBotCheck|validateToken/);
  });
}

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

  test('that cannot reach its provider offers another try @B28', async ({
    page,
    funnel,
    sandbox,
  }) => {
    await sandbox.scenario({call: 'challenge', fault: {kind: 'status', status: 500}, times: 1});
    await page.getByRole('checkbox', {name: OFFERED}).click();
    await funnel.button(nl.actions.tryAgain).click();
    await page.getByRole('checkbox', {name: OFFERED}).check();
    await funnel.create.click();
    await funnel.isAt('/free/step6');
  });
});

test('no third-party script loads before the step that needs it @7-10 @S09', async ({
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

test('a script that arrives after its time limit serves the next try @B25', async ({
  page,
  funnel,
  sandbox,
}) => {
  const letThrough = await holdRoute(page, /recaptcha\/api\.js/);
  const asked = page.waitForRequest(/recaptcha\/api\.js/);
  await page.clock.install();
  await funnel.walkToCreate();
  await asked;
  await page.clock.fastForward(15_000);
  await expect(funnel.button(nl.actions.tryAgain)).toBeVisible();
  letThrough();
  await funnel.button(nl.actions.tryAgain).click();
  await funnel.isAt('/free/step6');
  expect(await sandbox.requests('creation')).toHaveLength(1);
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

test("the provider's badge covers no control @B30", async ({page, funnel}) => {
  await funnel.walkToCreate();
  await expect(page.locator('.grecaptcha-badge')).toBeAttached();
  await expect(page.locator('.grecaptcha-badge')).toBeHidden();
});
