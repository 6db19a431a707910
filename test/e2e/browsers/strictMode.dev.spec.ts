import {freeBody} from '../support/attacks/bodies.ts';
import {expect, test} from '../support/fixtures.ts';
import {existing, toBilling} from '../support/scenes/upgradeWalk.ts';

test.setTimeout(120_000);

test('the sources in StrictMode send one creation request and warn of nothing @B07', async ({
  funnel,
  sandbox,
}) => {
  await funnel.open('/');
  await funnel.choose('flowchoice', 'free');
  await funnel.next.click();
  await funnel.walkOn('free', 1, 4);
  await funnel.choose('exampleData', 'data');
  await funnel.create.dblclick();
  await funnel.isAt('/free/step6');
  const [validation] = await sandbox.requests('validation');
  const basis = {domain: funnel.domain, language: 'nl', botCheck: validation?.body} as const;
  expect((await sandbox.requests('creation')).map(({body}) => body)).toEqual([
    freeBody(basis, {exampleData: true}),
  ]);
  expect(await sandbox.requests('validation')).toHaveLength(1);
  expect(await sandbox.requests('script')).toHaveLength(1);
});

test('the sources in StrictMode render one challenge, and follow a reload once', async ({
  page,
  funnel,
  sandbox,
}) => {
  await funnel.open('/elsewhere');
  await sandbox.scenario({call: 'validation', fault: 'captcha'});
  await funnel.walkTo('free', 2);
  await page.reload();
  await funnel.isAt('/free');
  await funnel.walkToCreate();
  await funnel.create.click();
  await page.getByRole('checkbox', {name: 'Ik ben geen robot'}).check();
  await funnel.create.click();
  await funnel.isAt('/free/step6');
  expect(await sandbox.requests('creation')).toHaveLength(1);
});

test('the sources in StrictMode send one order, and none on the way back from the payment @B07', async ({
  page,
  funnel,
  sandbox,
}) => {
  await toBilling(funnel, `?domain=${existing()}`);
  await funnel.pay.dblclick();
  await expect(page).toHaveURL(/sandbox\/payment/);
  await page.goBack();
  await expect(funnel.heading).toHaveText(funnel.texts.paymentPending.title);
  expect(await sandbox.requests('creation')).toHaveLength(1);
});
