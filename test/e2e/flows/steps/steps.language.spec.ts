import {expect, test} from '../../support/fixtures.ts';
import {textsOf} from '../../support/texts.ts';

const en = textsOf('en');

test('a switch of language puts lng in the address and stays for good @S04 @B04', async ({
  page,
  funnel,
  sandbox,
  baseURL,
}) => {
  const {link} = funnel;
  await funnel.walkTo('pro', 2);
  await funnel.enter({firstName: 'Jan'});
  await funnel.next.click();
  const entries = await page.evaluate(() => history.length);
  await expect(funnel.summary).toHaveText([funnel.texts.form.validation.requiredfields]);
  await link('English').click();
  await expect(funnel.summary).toHaveText([en.form.validation.requiredfields]);
  await expect(page).toHaveURL(/\/pro\/step2\?lng=en$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(`Error: ${en.moreInfo.title} – Testwerf`);
  await expect(link('English')).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await funnel.holds({firstName: 'Jan'});
  await funnel.fillDetails();
  const next = funnel.button(en.actions.next);
  const isAt = async (path: string, title: string) => {
    await expect(funnel.heading).toHaveText(title);
    await expect(page).toHaveURL(`${baseURL}${path}?lng=en`);
  };
  await next.click();
  await isAt('/pro/step3', en.team.title);
  await page.reload();
  await isAt('/pro', en.start.title.pro);
  await funnel.field('password').fill('Welkom2024x');
  await next.click();
  await isAt('/pro/step2', en.moreInfo.title);
  await next.click();
  await isAt('/pro/step3', en.team.title);
  await next.click();
  await funnel.choose('exampleData', 'data');
  await next.click();
  await isAt('/pro/step5', en.subscription.title);
  await funnel.field('numberOfUsers').selectOption('5');
  await next.click();
  await isAt('/pro/step6', en.billing.title);
  await funnel.fillBilling();
  await funnel.button(en.actions.pay).click();
  await expect(page).toHaveURL(/sandbox\/payment/);
  await expect(funnel.heading).toHaveText('Payment page');
  expect((await sandbox.requests('creation'))[0]?.body).toMatchObject({
    data: {
      locale: 'en_US',
      stripeCheckout: {
        successUrl: `${baseURL}/pro/success?lng=en`,
        cancelUrl: `${baseURL}/pro/canceled?lng=en`,
      },
    },
  });
  await funnel.link('Cancel').click();
  await expect(funnel.heading).toHaveText(en.paymentFailed.title);
  await expect(page).toHaveURL(/\/pro\/canceled\?lng=en&link=/);
  expect(
    await page.evaluate(() => [document.cookie.replace(/sandbox=[\w-]+/, ''), {...localStorage}]),
  ).toEqual(['', {}]);
});

test('the visible challenge follows the language @S04', async ({page, funnel, sandbox}) => {
  await sandbox.scenario({call: 'validation', fault: 'captcha'});
  await funnel.walkToCreate();
  await funnel.create.click();
  await expect(page.getByRole('checkbox', {name: 'Ik ben geen robot'})).toBeVisible();
  await funnel.link('English').click();
  await expect(page.getByRole('checkbox', {name: "I'm not a robot"})).toBeVisible();
  await expect(page.getByRole('checkbox', {name: 'Ik ben geen robot'})).toHaveCount(0);
  await expect(page.locator('[name=exampleData][value=nodata]')).toBeChecked();
});

for (const [asked, shown] of Object.entries({
  'en-AU': 'en',
  '<script>': 'nl',
})) {
  test(`lng=${asked} shows ${shown}`, async ({page, funnel}) => {
    await funnel.open(`/free?lng=${encodeURIComponent(asked)}`);
    await expect(funnel.heading).toHaveText(textsOf(shown as 'nl' | 'en').start.title.free);
    await expect(page.locator('html')).toHaveAttribute('lang', shown);
  });
}

test('the first match decides: the address, a cookie, storage, the browser @9-14', async ({
  page,
  context,
  funnel,
  baseURL,
}) => {
  const shows = async (path: string, language: 'nl' | 'en') => {
    await funnel.open(path);
    await expect(funnel.heading).toHaveText(textsOf(language).start.title.free);
  };
  await shows('/free', 'nl');
  await page.evaluate(() => sessionStorage.setItem('i18nextLng', 'en'));
  await shows('/free', 'en');
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'nl-BE'));
  await shows('/free', 'nl');
  await context.addCookies([{name: 'i18next', value: 'en-GB', url: String(baseURL)}]);
  await shows('/free', 'en');
  await shows('/free?lng=nl', 'nl');
});

test('a change of language leaves the unfinished payment where it is @B56', async ({
  page,
  funnel,
  sandbox,
}) => {
  await funnel.walkTo('pro', 3);
  await funnel.link('English').click();
  await funnel.link('Nederlands').click();
  await expect(page).toHaveURL(/\/pro\/step3\?lng=nl$/);
  await funnel.walkOn('pro', 3, 6);
  await funnel.fillBilling();
  await funnel.pay.click();
  await expect(page).toHaveURL(/sandbox\/payment/);
  const paymentPage = page.url();
  await page.goBack();
  await funnel.isAt('/pro/step7', funnel.texts.paymentPending.title);
  const {pay} = funnel.texts.paymentPending;
  await expect(funnel.link(pay)).toHaveAttribute('href', paymentPage);
  await page.goBack();
  await funnel.isAt('/pro');
  await page.goForward();
  await funnel.isAt('/pro/step7', funnel.texts.paymentPending.title);
  expect(await sandbox.requests('creation')).toHaveLength(1);
});
