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
