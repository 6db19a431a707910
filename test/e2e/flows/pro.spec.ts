import {freeBody, proBody} from '../support/attacks/bodies.ts';
import {expect, test} from '../support/fixtures.ts';
import {textsOf} from '../support/texts.ts';

const nl = textsOf('nl');
const storedValues = () => sessionStorage.getItem('formvalues');

test('pays by the month: the order is sent as specified, and ends in success @2.10-4 @4-4 @4-21 @4-27 @B03 @B04', async ({
  page,
  context,
  funnel,
  sandbox,
  baseURL,
}) => {
  const {domain, link} = funnel;
  const environment = `${baseURL}/sandbox/environment/${domain}`;
  await funnel.walkToPay();
  const order = page.getByRole('region', {name: nl.subscription.summary.title});
  await expect(order).toContainText(/Kosten per maand\s*€\s402,25/);
  await expect(order).toContainText(/Eenmalige korting \(14%\)\s*−\s€\s56,32/);
  await expect(order).toContainText(/Eerste factuur\s*€\s345,93/);
  await funnel.pay.click();
  await expect(page).toHaveURL(/sandbox\/payment/);
  const botCheck = (await sandbox.requests('validation')).at(-1)?.body;
  const bodies = (await sandbox.requests('creation')).map(({body}) => body);
  expect(bodies).toEqual([proBody({domain, language: 'nl', botCheck}, {origin: String(baseURL)})]);
  await funnel.button('Betalen').click();
  await funnel.isAt('/pro/success');
  await expect(page).toHaveURL(`/pro/success?lng=nl&link=${encodeURIComponent(environment)}`);
  await expect(link(nl.actions.toEnvironment)).toHaveAttribute('href', environment);
  expect(await page.evaluate(storedValues)).toBeNull();
  const elsewhere = await context.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole('heading', {level: 1})).toHaveText(nl.paymentSuccess.title);
  const toEnvironment = elsewhere.getByRole('link', {name: nl.actions.toEnvironment});
  await expect(toEnvironment).toHaveAttribute('href', environment);
  await link(nl.actions.toStart).click();
  await funnel.isAt('/');
  await funnel.choose('flowchoice', 'pro');
  await funnel.next.click();
  await funnel.holds({domainName: '', password: ''});
});

test('Back from a finished payment asks nobody to pay twice', async ({page, funnel, sandbox}) => {
  await funnel.walkToPay();
  await funnel.pay.click();
  await funnel.button('Betalen').click();
  await funnel.isAt('/pro/success');
  await page.goBack();
  await page.goBack();
  await funnel.isAt('/pro/step7', nl.paymentPending.title);
  await expect(page.getByText(nl.paymentPending.paid)).toBeVisible();
  expect(await sandbox.requests('creation')).toHaveLength(1);
});

test.describe('in English', () => {
  test.use({language: 'en'});

  test('pays by the year with the order that the address held @2.10-10', async ({
    page,
    funnel,
    sandbox,
    baseURL,
  }) => {
    await funnel.open('/pro?interval=yearly&utm=x&users=10');
    await funnel.isAt('/pro');
    await expect(page).toHaveURL('/pro?utm=x');
    await funnel.walkOn('pro', 1, 5);
    await expect(page.locator('[name=period][value=yearly]')).toBeChecked();
    await expect(funnel.field('numberOfUsers')).toHaveValue('10');
    await funnel.next.click();
    await funnel.isAt('/pro/step6');
    await funnel.fillBilling();
    await funnel.pay.click();
    await expect(page).toHaveURL(/sandbox\/payment/);
    const botCheck = (await sandbox.requests('validation')).at(-1)?.body;
    expect((await sandbox.requests('creation')).map(({body}) => body)).toEqual([
      proBody(
        {domain: funnel.domain, language: 'en', botCheck},
        {origin: String(baseURL), period: 'yearly', users: '10'},
      ),
    ]);
  });
});

test('a cancelled payment shows the FREE environment and keeps the draft, and the name is now taken @2.10-8 @4-4 @B02', async ({
  page,
  funnel,
  sandbox,
  baseURL,
}) => {
  await funnel.walkToPay();
  await funnel.pay.click();
  await funnel.link('Annuleren').click();
  await funnel.isAt('/pro/canceled');
  await expect(page.getByRole('link', {name: /Testwerf FREE/})).toBeVisible();
  const environment = `${baseURL}/sandbox/environment/${funnel.domain}`;
  await expect(funnel.link(nl.actions.toEnvironment)).toHaveAttribute('href', environment);
  expect(await page.evaluate(storedValues)).toContain(funnel.domain);
  await funnel.open('/pro');
  await funnel.field('password').fill('Welkom2024x');
  await funnel.next.click();
  await expect(funnel.summary).toHaveText([nl.form.validation.domainavailable]);
  expect(await sandbox.requests('creation')).toHaveLength(1);
});

test('Back from the payment page shows what is left to do, also after a reload @S21 @B01', async ({
  page,
  funnel,
  sandbox,
  baseURL,
}) => {
  const {link, domain} = funnel;
  await funnel.walkToPay();
  await funnel.pay.click();
  await expect(page).toHaveURL(/sandbox\/payment/);
  const paymentPage = page.url();
  const showsPending = async () => {
    await funnel.isAt('/pro/step7', nl.paymentPending.title);
    await expect(link(nl.paymentPending.pay)).toHaveAttribute('href', paymentPage);
    const environment = `${baseURL}/sandbox/environment/${domain}`;
    await expect(link(nl.actions.toEnvironment)).toHaveAttribute('href', environment);
  };
  await page.goBack();
  await showsPending();
  await page.reload();
  await showsPending();
  await link('English').click();
  await expect(funnel.heading).toHaveText(textsOf('en').paymentPending.title);
  await link('Nederlands').click();
  await showsPending();
  await page.goBack();
  await funnel.isAt('/pro');
  await page.goForward();
  await showsPending();
  await link(nl.paymentPending.pay).click();
  await expect(page).toHaveURL(paymentPage);
  await page.goBack();
  await showsPending();
  await link(nl.actions.toStart).click();
  await funnel.isAt('/free');
  await page.goBack();
  await showsPending();
  expect(await sandbox.requests('creation')).toHaveLength(1);
});

test('a FREE request after a look at PRO holds none of its keys @4-6 @B12', async ({
  page,
  funnel,
  sandbox,
}) => {
  await funnel.open('/');
  await funnel.choose('flowchoice', 'pro');
  await funnel.next.click();
  await funnel.walkOn('pro', 1, 6);
  await funnel.fillBilling();
  await page.evaluate(() => history.go(-6));
  await funnel.isAt('/');
  await funnel.choose('flowchoice', 'free');
  await funnel.next.click();
  await funnel.isAt('/free');
  await expect(funnel.field('password')).toHaveValue('Welkom2024x');
  await funnel.walkOn('free', 1, 4);
  await expect(page.locator('[name=exampleData][value=data]')).toBeChecked();
  await funnel.create.click();
  await funnel.isAt('/free/step6');
  const botCheck = (await sandbox.requests('validation')).at(-1)?.body;
  expect((await sandbox.requests('creation')).map(({body}) => body)).toEqual([
    freeBody({domain: funnel.domain, language: 'nl', botCheck}, {exampleData: true}),
  ]);
});
