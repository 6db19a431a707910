import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../support/fixtures.ts';
import {existing, toBilling} from '../support/scenes/upgradeWalk.ts';

const visible = (found: Locator) => found.filter({visible: true});
const pressed = (page: Page) => visible(page.locator('button, main a, nav, footer'));
const date = (page: Page) => visible(page.locator('time'));
const terms = (page: Page) => visible(page.locator('dt'));

/** How many sheets of paper the page takes. */
const sheetsOf = async (page: Page): Promise<number> => {
  const file = await page.pdf({format: 'A4', margin: {top: '1cm', bottom: '1cm'}});
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

const SUMMARY = ['Kosten per maand', 'Eenmalige korting (14%)', 'Eerste factuur'];

test('results print on one sheet what is kept: address and date, and nothing to press', async ({
  page,
  funnel,
}) => {
  const link = encodeURIComponent('https://acmetest.testwerf.example/');
  for (const result of ['success', 'canceled']) {
    await funnel.open(`/pro/${result}?link=${link}`);
    await page.emulateMedia({media: 'print'});
    await expect(page.getByText('acmetest.testwerf.example')).toBeVisible();
    await expect(date(page)).toHaveText(/\d{4}$/);
    await expect(pressed(page)).toHaveCount(0);
    expect(await sheetsOf(page)).toBe(1);
    await page.emulateMedia({media: 'screen'});
    await expect(date(page)).toHaveCount(0);
  }
});

test('the subscription step prints on one sheet the address and the order, without its form', async ({
  page,
  funnel,
}) => {
  await funnel.walkTo('pro', 5);
  await funnel.field('numberOfUsers').selectOption('25');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText(`${funnel.domain}.testwerf.example`)).toBeVisible();
  await expect(terms(page)).toHaveText(SUMMARY);
  await expect(date(page)).toHaveText(/\d{4}$/);
  await expect(pressed(page)).toHaveCount(0);
  await expect(visible(page.locator('input, select, label, main svg'))).toHaveCount(0);
  await expect(page.getByText(funnel.texts.form.requiredNote)).toBeHidden();
  expect(await sheetsOf(page)).toBe(1);
});

test('the billing step prints on one sheet as a list: address, date, what was filled in, and the order', async ({
  page,
  funnel,
  sandbox,
  domain,
}) => {
  const {texts} = funnel;
  const labels = visible(page.locator('form label'));
  const expectOrder = async () => {
    await page.emulateMedia({media: 'print'});
    await expect(page.getByText(`${domain}.testwerf.example`)).toBeVisible();
    await expect(date(page)).toHaveText(/\d{4}$/);
    await expect(terms(page)).toHaveText(SUMMARY);
    await expect(pressed(page)).toHaveCount(0);
    await expect(visible(page.locator('main svg, form iframe'))).toHaveCount(0);
    for (const text of [texts.billing.requiredNote, texts.billing.payNext, 'reCAPTCHA']) {
      await expect(page.getByText(text)).toBeHidden();
    }
    expect(await sheetsOf(page)).toBe(1);
  };

  await funnel.walkTo('pro', 6);
  await expectOrder();
  await expect(labels).toHaveCount(0);

  await page.emulateMedia({media: 'screen'});
  await funnel.fillBilling();
  await expectOrder();
  const names = ['Straat', 'Huisnummer', 'Postcode', 'Plaats', 'Land', 'Factuurreferentie'];
  await expect(labels).toHaveText(names, {useInnerText: true});
  await expect(page.getByText(/Niet verplicht/)).toBeHidden();

  await page.emulateMedia({media: 'screen'});
  await funnel.field('invoiceReference').fill('');
  await sandbox.scenario({call: 'validation', fault: 'captcha', times: 1});
  await funnel.pay.click();
  await expect(page.locator('#challengeHelp')).toBeVisible();
  await expectOrder();
  await expect(labels).toHaveText(names.slice(0, -1), {useInnerText: true});
});

test('an upgrade that is done prints the order with it', async ({page, funnel, sandbox}) => {
  await sandbox.scenario({call: 'creation', fault: 'noPaymentPage'});
  await toBilling(funnel, `?domain=${existing()}`);
  await funnel.pay.click();
  await funnel.isAt('/upgrade/step3');
  await expect(terms(page)).toHaveText(['Webadres']);
  await page.emulateMedia({media: 'print'});
  await expect(terms(page)).toHaveText(['Webadres', ...SUMMARY]);
  await expect(date(page)).toHaveText(/\d{4}$/);
  expect(await sheetsOf(page)).toBe(1);
});

test('an order prints with its result while it may be paid for, and once it is', async ({
  page,
  funnel,
}) => {
  const {paymentPending, paymentFailed, paymentSuccess} = funnel.texts;
  const KNOWN = ['Webadres', 'Inloggen met'];
  const expectPrinted = async (path: string, title: string, order: string[]) => {
    await funnel.isAt(path, title);
    await page.emulateMedia({media: 'print'});
    await expect(terms(page)).toHaveText([...KNOWN, ...order]);
    await expect(page.getByText(/^25 gebruikers/)).toHaveCount(order.length > 0 ? 1 : 0);
    await expect(pressed(page)).toHaveCount(0);
    await expect(visible(page.locator('main svg'))).toHaveCount(0);
    expect(await sheetsOf(page)).toBe(1);
    await page.emulateMedia({media: 'screen'});
    await expect(terms(page)).toHaveText(KNOWN);
  };

  await funnel.walkToPay();
  await funnel.pay.click();
  await expect(page).toHaveURL(/sandbox\/payment/);
  await page.goBack();
  await expectPrinted('/pro/step7', paymentPending.title, SUMMARY);

  await page.goForward();
  await funnel.link('Annuleren').click();
  await expectPrinted('/pro/canceled', paymentFailed.title, []);

  await page.goBack();
  await funnel.button('Betalen').click();
  await expectPrinted('/pro/success', paymentSuccess.title, SUMMARY);
});
