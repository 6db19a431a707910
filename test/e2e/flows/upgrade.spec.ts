import {upgradeBody} from '../support/attacks/bodies.ts';
import {expect, test} from '../support/fixtures.ts';
import {textsOf} from '../support/texts.ts';
import {existing, toBilling} from '../support/scenes/upgradeWalk.ts';
import {upgradeEntries} from '../../../machines/upgrade/upgradeEntries.ts';

const nl = textsOf('nl');

test('upgrades the environment that the address names @2.1-2', async ({
  page,
  funnel,
  sandbox,
  baseURL,
}) => {
  const domain = existing();
  await toBilling(funnel, `?utm=x&domain=${domain}`);
  await expect(funnel.field('domainName')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('region', {name: nl.progress.label})).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/upgrade/?utm=x');
  await page.goForward();
  await page.goForward();
  await funnel.isAt('/upgrade/step2');
  await expect(page.getByText(`Je bestelt PRO voor ${domain}.testwerf.example.`)).toBeVisible();
  await funnel.pay.click();
  await expect(page).toHaveURL(/sandbox\/payment/);
  const [validation] = await sandbox.requests('validation');
  expect(await sandbox.requests('creation')).toMatchObject([
    {path: `/api/installation/add/${domain}`, status: 200},
  ]);
  expect((await sandbox.requests('creation'))[0]?.body).toEqual(
    upgradeBody({domain, language: 'nl', botCheck: validation?.body}, {origin: String(baseURL)}),
  );
  expect(await sandbox.requests('availability')).toMatchObject([
    {path: `/api/installation/availability/${domain}`},
  ]);
  await funnel.button('Betalen').click();
  await funnel.isAt('/pro/success');
  await funnel.link(nl.actions.toEnvironment).click();
  await expect(page.getByText('Abonnement: PRO')).toBeVisible();
});

test('another upgrade in the same tab asks for the environment', async ({
  page,
  funnel,
  sandbox,
}) => {
  await sandbox.scenario({call: 'creation', fault: {kind: 'noPaymentPage'}});
  await toBilling(funnel, `?domain=${existing()}`);
  await funnel.pay.click();
  await funnel.isAt('/upgrade/step3');
  await page.goBack();
  await funnel.isAt('/upgrade/step1');
  await funnel.field('numberOfUsers').selectOption('5');
  await funnel.next.click();
  await funnel.isAt('/upgrade/step2');
  await expect(funnel.field('domainName')).toHaveValue('');
});

test('Back from the payment page shows the unfinished payment @S28 @B01', async ({
  page,
  funnel,
  sandbox,
}) => {
  await toBilling(funnel, `?domain=${existing()}`);
  await funnel.pay.click();
  await expect(page).toHaveURL(/sandbox\/payment/);
  const paymentPage = page.url();
  await page.goBack();
  await funnel.isAt('/upgrade/step2', nl.paymentPending.title);
  await page.reload();
  await funnel.isAt('/upgrade/step2', nl.paymentPending.title);
  await page.goBack();
  await funnel.isAt('/upgrade/');
  await page.goForward();
  await funnel.isAt('/upgrade/step2', nl.paymentPending.title);
  await funnel.link(nl.actions.toStart).click();
  await funnel.isAt('/upgrade/');
  await page.goForward();
  await funnel.isAt('/upgrade/step2', nl.paymentPending.title);
  await funnel.link(nl.paymentPending.pay).click();
  await expect(page).toHaveURL(paymentPage);
  await funnel.link('Annuleren').click();
  await funnel.isAt('/pro/canceled');
  expect(await sandbox.requests('creation')).toHaveLength(1);
});

test('(b) without a payment page the environment is upgraded, and nothing returns to that screen @2.11-4 @4-5 @S20 @S28 @S35', async ({
  page,
  funnel,
  sandbox,
  baseURL,
}) => {
  const domain = existing();
  await sandbox.scenario({call: 'creation', fault: {kind: 'noPaymentPage'}});
  await toBilling(funnel, `?domain=${domain}`);
  await funnel.pay.click();
  await funnel.isAt('/upgrade/step3');
  const environment = `${baseURL}/sandbox/environment/${domain}`;
  await expect(funnel.link(nl.actions.toEnvironment)).toHaveAttribute('href', environment);
  await page.reload();
  await funnel.isAt('/upgrade/step3');
  await expect(funnel.link(nl.actions.toEnvironment)).toHaveAttribute('href', environment);
  expect(await page.evaluate(() => sessionStorage.getItem('formvalues'))).toBeNull();
  await funnel.link(nl.actions.toStart).click();
  await funnel.isAt('/');
  await page.goBack();
  await expect(page).not.toHaveURL(/step3/);
});

test('PREMIUM prices are requested, and analytics receives that event alone @2.2-10', async ({
  page,
  funnel,
  sandbox,
}) => {
  const {link} = funnel;
  await funnel.open('/upgrade/');
  await expect(link('Vergelijk de abonnementen')).toHaveAttribute('target', '_blank');
  await funnel.choose('upgradechoice', 'premium');
  await funnel.next.click();
  await funnel.isAt(upgradeEntries.premium);
  await expect(page.getByRole('link', {name: /Testwerf PREMIUM/})).toBeVisible();
  const website = 'https://www.testwerf.example';
  await expect(link(nl.actions.toWebsite)).toHaveAttribute('href', website);
  await expect(link(nl.actions.contact)).toHaveAttribute('href', `${website}/contact`);
  await expect.poll(() => sandbox.reports()).toContain('Premium request');
  await page.goBack();
  await funnel.isAt('/upgrade/');
  expect(await sandbox.requests()).toEqual([]);
});
