import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures.ts';
import {createFunnel, type Funnel} from '../support/funnel.ts';
import {PASSWORD} from '../support/people.ts';
import {behindAddress, filled} from '../support/texts.ts';
import {existing, toBilling} from '../support/scenes/upgradeWalk.ts';

const addressOf = (domain: string) => `${domain}.testwerf.example`;

/** The first sentence of the warning that an order may have arrived. */
const warningOf = ({texts}: Funnel): string =>
  behindAddress(texts.billing.orderedBefore).split('. ')[0] ?? '';

const reloadAnyway = async (page: Page) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
};

test('a sign-up that was reloaded while it was sent is mentioned at the next try @S41', async ({
  page,
  funnel,
  sandbox,
}) => {
  const {domain, texts} = funnel;
  await sandbox.scenario({call: 'creation', fault: {kind: 'slow', ms: 60_000}});
  await funnel.walkToCreate();
  await funnel.create.click();
  await expect(funnel.heading).toHaveText(texts.creating.title);
  await expect.poll(() => sandbox.requests('creation')).toHaveLength(1);
  await reloadAnyway(page);
  await funnel.isAt('/free');
  await expect(page.getByText(behindAddress(texts.start.domainMaybeYours))).toBeVisible();
  await expect(page.getByRole('link', {name: addressOf(domain)})).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`/api/installation/availability/${domain}`)).json())
    .toEqual({is_available: false});
  await funnel.field('password').fill(PASSWORD);
  await funnel.next.click();
  await expect(funnel.summary).toHaveText([texts.form.validation.domainavailable]);
  await expect(page.getByText(behindAddress(texts.start.domainProbablyYours))).toBeVisible();
  expect(await sandbox.requests('creation')).toHaveLength(1);
});

test('an upgrade that was reloaded or duplicated while it was ordered brings a warning of a second order @S41', async ({
  page,
  context,
  funnel,
  sandbox,
}) => {
  const domain = existing();
  await sandbox.scenario({call: 'creation', fault: 'hang'});
  await toBilling(funnel, `?domain=${domain}`);
  await funnel.pay.click();
  await expect.poll(() => sandbox.requests('creation')).toHaveLength(1);
  const opened = context.waitForEvent('page');
  await page.evaluate(() => window.open(location.href));
  const copy = await opened;
  const copied = createFunnel(copy, funnel.texts, domain);
  await copied.isAt('/upgrade/step2');
  await expect(copy.getByText(warningOf(funnel))).toBeVisible();
  await reloadAnyway(page);
  await funnel.isAt('/upgrade/step2');
  await expect(page.getByText(warningOf(funnel))).toBeVisible();
  await expect(funnel.pay).toHaveAccessibleDescription(new RegExp(warningOf(funnel)));
  await funnel.field('domainName').fill(existing());
  await page.keyboard.press('Tab');
  await expect(page.getByText(warningOf(funnel))).toHaveCount(0);
  expect(await sandbox.requests('creation')).toHaveLength(1);
});

test('an upgrade that was ordered and not paid brings a warning of a second order, and allows it @S43', async ({
  page,
  funnel,
  sandbox,
}) => {
  const {texts, next, pay} = funnel;
  const domain = existing();
  const ordered = filled(texts.billing.orderedUnpaid, {address: addressOf(domain)});
  await toBilling(funnel, `?domain=${domain}`);
  await pay.click();
  await expect(page).toHaveURL(/sandbox\/payment/);
  await page.goBack();
  await funnel.isAt('/upgrade/step2', texts.paymentPending.title);
  await page.goBack();
  await funnel.isAt('/upgrade/');
  await funnel.choose('upgradechoice', 'pro');
  await next.click();
  await funnel.isAt('/upgrade/step1');
  await funnel.field('numberOfUsers').selectOption('50');
  await next.click();
  await funnel.isAt('/upgrade/step2');
  await expect(page.getByText(behindAddress(texts.billing.orderedUnpaid))).toBeVisible();
  await expect(pay).toHaveAccessibleDescription(ordered);
  await pay.click();
  await expect(page).toHaveURL(/sandbox\/payment/);
  expect(await sandbox.requests('creation')).toHaveLength(2);
});

test('Back from the error screen of a lost order leads to the step that warns of a second one', async ({
  page,
  funnel,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|createEnvironment failed/);
  await sandbox.scenario({call: 'creation', fault: 'drop', times: 1});
  await toBilling(funnel, `?domain=${existing()}`);
  await funnel.pay.click();
  await funnel.isAt('/free/somethingwentwrong');
  await page.goBack();
  await funnel.isAt('/upgrade/step2');
  await expect(page.getByText(warningOf(funnel))).toBeVisible();
  await page.goBack();
  await funnel.isAt('/upgrade/step1');
});

test('the name of an unfinished sign-up survives an upgrade link @S44', async ({page, funnel}) => {
  await funnel.open('/free');
  await funnel.fillAccount();
  await toBilling(funnel, `?domain=${existing()}`);
  await funnel.pay.click();
  await expect(page).toHaveURL(/sandbox\/payment/);
  await funnel.open('/free');
  await funnel.holds({domainName: funnel.domain});
});
