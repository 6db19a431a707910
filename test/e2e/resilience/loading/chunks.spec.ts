import {PAUSES} from '../../../../src/browser/chunk.ts';
import {expect, test} from '../../support/fixtures.ts';
import type {Funnel} from '../../support/funnel.ts';
import {holdRoute} from '../../support/attacks/holdRoute.ts';
import {
  answerWithPage,
  comeBack,
  lose,
  saysNothingIsMissing,
  saysWhatHangs,
  saysWhatIsMissing,
  stopClock,
} from '../../support/attacks/lostChunks.ts';
import {PASSWORD} from '../../support/people.ts';
import {headingAt, textsOf} from '../../support/texts.ts';

const texts = textsOf('nl');
const {actions, app} = texts;

const FREE_REST = /\/assets\/free-rest-/;

const STARTS = [
  {from: '/free', title: headingAt('/free', texts) ?? '', file: FREE_REST, to: '/free/step2'},
  {from: '/', title: headingAt('/', texts) ?? '', file: /\/assets\/accountScreen-/, to: '/pro'},
] as const;

const fillIn = async (funnel: Funnel, from: (typeof STARTS)[number]['from']) => {
  if (from === '/') return funnel.choose('flowchoice', 'pro');
  return funnel.fillAccount();
};

const staysWithThePassword = async (funnel: Funnel) => {
  await funnel.isAt('/free');
  await funnel.holds({domainName: funnel.domain, password: PASSWORD});
};

test.beforeEach(({allowConsole}) => {
  allowConsole(/Failed to load (resource|module script)|loadChunk failed|checkAvailability failed/);
});

for (const {from, title, file, to} of STARTS) {
  test(`Next at ${from} waits for ${file.source.slice(10)}, says so, and goes on by itself`, async ({
    page,
    funnel,
  }) => {
    await page.clock.install();
    const letThrough = await holdRoute(page, file);
    const asked = page.waitForRequest(file);
    await page.goto(from);
    await funnel.isReady();
    await fillIn(funnel, from);
    await asked;
    await funnel.next.click();
    await expect(funnel.button(actions.busy)).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(2_000);
    await expect(page.getByText(app.stillLoading)).toBeVisible();
    await saysWhatHangs(page, from === '/free');
    await expect(page).toHaveURL(from);
    await expect(funnel.heading).toHaveText(title);
    letThrough();
    await page.clock.runFor(1_000);
    await funnel.isAt(to);
    await expect(funnel.heading).toBeFocused();
    await saysNothingIsMissing(page);
  });
}

test('the rest of a flow that is answered with a page costs no more than the password', async ({
  page,
  funnel,
}) => {
  const find = await lose(page, FREE_REST, answerWithPage(200));
  await funnel.open('/free');
  await funnel.fillAccount();
  await funnel.next.click();
  const notice = await saysWhatIsMissing(page);
  await staysWithThePassword(funnel);
  await notice.getByRole('button', {name: actions.tryAgain}).click();
  await expect(notice.getByRole('button', {name: actions.busy})).toBeVisible();
  await saysWhatIsMissing(page);
  await staysWithThePassword(funnel);
  find();
  await notice.getByRole('button', {name: app.reload}).click();
  await expect(funnel.field('password')).toHaveValue('');
  await expect(funnel.field('domainName')).toHaveValue(funnel.domain);
  await expect(funnel.field('acceptTermsAndConditions')).toBeChecked();
  await funnel.field('password').fill(PASSWORD);
  await funnel.next.click();
  await funnel.isAt('/free/step2');
});

test('what is missing is loaded after a while, and everything typed stays, the password too', async ({
  page,
  funnel,
}) => {
  await page.clock.install();
  const find = await lose(page, FREE_REST);
  await page.goto('/free');
  await funnel.fillAccount();
  await funnel.next.click();
  await page.clock.runFor(1_500);
  await saysWhatIsMissing(page);
  await stopClock(page);
  find();
  await page.clock.runFor(PAUSES[1]);
  await page.clock.runFor(1_000);
  await funnel.isAt('/free/step2');
  await expect(funnel.heading).toBeFocused();
  await saysNothingIsMissing(page);
  await funnel.back.click();
  await staysWithThePassword(funnel);
});

test('a step that is entered before its code has loaded shows its heading, then the notice, then itself', async ({
  page,
  funnel,
}) => {
  await funnel.walkTo('free', 3);
  await funnel.back.click();
  await funnel.isAt('/free/step2');
  const find = await lose(page, FREE_REST);
  await page.goto('/upgrade/');
  await funnel.isReady();
  find();
  const findAgain = await lose(page, /\/assets\/pro-rest-/);
  await page.goto('/upgrade/step1');
  await expect(funnel.heading).toHaveText(textsOf('nl').subscription.title);
  await expect(page.getByRole('status').filter({hasText: app.loading})).toBeVisible();
  await saysWhatIsMissing(page, false);
  findAgain();
  await comeBack(page);
  await expect(funnel.field('period').first()).toBeVisible();
  await saysNothingIsMissing(page);
});

test('an upgrade whose code is gone keeps the environment that its address names', async ({
  page,
  funnel,
}) => {
  const find = await lose(page, /\/assets\/UpgradeFlow-/, answerWithPage(404));
  await page.goto('/upgrade/step1?domain=bestaand&utm=x');
  await saysWhatIsMissing(page, false);
  find();
  await comeBack(page);
  await funnel.isAt('/upgrade/step1');
  await expect(page).toHaveURL('/upgrade/step1?utm=x');
});
