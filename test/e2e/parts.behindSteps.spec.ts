import {LONGEST_TRY, PAUSES} from '../../src/browser/part.ts';
import {expect, test} from './fixtures.ts';
import type {Funnel} from './funnel.ts';
import {holdRoute} from './holdRoute.ts';
import {
  comeBack,
  FAULTS,
  fetchLate,
  lose,
  saysNothingIsMissing,
  saysWhatIsMissing,
} from './lostParts.ts';
import {textsOf} from './texts.ts';

const {actions} = textsOf('nl');

test.beforeEach(({allowConsole}) => {
  allowConsole(/Failed to load (resource|module script)|loadPart failed|checkAvailability failed/);
});

for (const {what, file, act, comes} of [
  {
    what: 'the calls',
    file: /\/assets\/api-/,
    act: (funnel: Funnel) => funnel.fillAccount(),
    comes: async (funnel: Funnel) => {
      await funnel.next.click();
      await funnel.isAt('/free/step2');
    },
  },
  {
    what: 'a language',
    file: /\/assets\/en-/,
    act: (funnel: Funnel) => funnel.link('English').click(),
    comes: async (funnel: Funnel) => {
      await funnel.link('English').click();
      await expect(funnel.heading).toHaveText(textsOf('en').start.title.free);
    },
  },
]) {
  test(`${what} that got lost can be had once the line is back, and no notice stays`, async ({
    page,
    funnel,
  }) => {
    await fetchLate(page);
    await funnel.open('/free');
    const find = await lose(page, file);
    await act(funnel);
    await saysWhatIsMissing(page, what === 'the calls');
    find();
    await comeBack(page);
    await saysNothingIsMissing(page);
    await comes(funnel);
  });
}

test('the countries that got lost are told of, and come once the line is back', async ({
  page,
  funnel,
}) => {
  const find = await lose(page, /\/assets\/countries-/);
  await funnel.walkTo('pro', 6);
  await saysWhatIsMissing(page);
  const country = funnel.field('countryCode');
  await country.selectOption('BE');
  await expect(country.locator('[value=DE]')).toHaveCount(0);
  find();
  await comeBack(page);
  await expect(country.locator('[value=DE]')).toBeAttached();
  await saysNothingIsMissing(page);
  await expect(country).toHaveValue('BE');
});

for (const [fault, how] of [
  ['a new release took away', FAULTS['a new release took away']],
  ['hangs', async () => {}],
] as const) {
  test(`a bot check whose code ${fault} is told of once, and not as a check that failed`, async ({
    page,
    funnel,
    allowConsole,
  }) => {
    allowConsole(/loadBotCheck failed/);
    await page.clock.install();
    const find = await lose(page, /\/assets\/recaptcha-/, how);
    const asked = page.waitForRequest(/\/assets\/recaptcha-/);
    await funnel.walkTo('free', 4);
    await asked;
    await page.clock.runFor(LONGEST_TRY + 1_000);
    const notice = await saysWhatIsMissing(page);
    await expect(page.getByText(funnel.texts.botCheck.failed)).toHaveCount(0);
    find();
    await notice.getByRole('button', {name: actions.tryAgain}).click();
    // One that hangs meanwhile is waited for first.
    await page.clock.runFor(LONGEST_TRY + PAUSES[1]);
    await saysNothingIsMissing(page);
    await funnel.choose('exampleData', 'data');
    await funnel.button(actions.tryAgain).click();
    await funnel.isAt('/free/step6');
  });
}

test('a sign-up goes on in a browser that wrongly believes it is off line', async ({
  page,
  funnel,
}) => {
  await fetchLate(page);
  await funnel.open('/free');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', {get: () => false});
    dispatchEvent(new Event('offline'));
  });
  await funnel.walkOn('free', 1, 4);
  await funnel.choose('exampleData', 'data');
  await funnel.create.click();
  await funnel.isAt('/free/step6');
});

test('leaving a page while its code is on its way is no failure', async ({
  page,
  funnel,
  sandbox,
}) => {
  await holdRoute(page, /\/assets\/(free-rest|ProFlow|accountScreen|api|en)-/);
  await funnel.open('/');
  for (const leave of [
    () => page.reload(),
    () => page.goto('/upgrade/'),
    () => page.goBack(),
    () => page.goto('/favicon.svg'),
  ]) {
    await leave();
  }
  await funnel.open('/premium');
  expect(await sandbox.errorReports()).toEqual([]);
});
