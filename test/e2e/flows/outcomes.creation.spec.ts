import {freeBody, proBody} from '../support/attacks/bodies.ts';
import {expect, test} from '../support/fixtures.ts';
import {JAN, PASSWORD} from '../support/people.ts';

test('(f) leads to the error screen, and everything typed is kept for another try @4-26 @S38 @B36', async ({
  page,
  funnel,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/createEnvironment failed|Failed to load resource/);
  await funnel.walkToCreate();
  await sandbox.scenario({call: 'creation', fault: {kind: 'status', status: 500}, times: 1});
  await funnel.create.click();
  await funnel.isAt('/free/somethingwentwrong');
  await funnel.link(funnel.texts.somethingWentWrong.link).click();
  await funnel.isAt('/');
  await funnel.choose('flowchoice', 'free');
  await funnel.next.click();
  await funnel.isAt('/free');
  await funnel.holds({domainName: funnel.domain, password: PASSWORD});
  await funnel.next.click();
  await funnel.isAt('/free/step2');
  await funnel.holds(JAN);
  await page.goForward();
  await funnel.next.click();
  await funnel.isAt('/free/step3');
  await funnel.next.click();
  await funnel.isAt('/free/step4');
  await expect(page.locator('[name=exampleData][value=nodata]')).toBeChecked();
  await funnel.create.click();
  await funnel.isAt('/free/step6');
  expect(await sandbox.requests('creation')).toHaveLength(2);
  const reports = await sandbox.reports();
  expect(reports).toContain('createEnvironment: Request failed with status code 500');
  expect(reports).not.toContain(funnel.domain);
});

test.describe('creation that is refused', () => {
  test.beforeEach(({allowConsole}) => {
    allowConsole(/Failed to load resource: .* (403|409)/);
  });

  test('(d) a name taken at the last moment leads back to the start, and all else is kept @8-3 @S38 @B10 @4-24', async ({
    page,
    funnel,
    sandbox,
  }) => {
    const {field, summary, texts, domain} = funnel;
    await sandbox.scenario({call: 'creation', fault: 'domainTaken', times: 1});
    await funnel.walkToCreate();
    await funnel.create.click();
    await expect(funnel.heading).toHaveText(texts.start.title.free);
    await expect(page).toHaveURL(/\/free$/);
    await expect(summary).toHaveText([texts.form.validation.domainavailable]);
    await expect(page.getByRole('alert')).toBeFocused();
    await funnel.holds({domainName: domain, password: PASSWORD});
    await field('domainName').fill(`${domain}b`);
    await expect(summary).toHaveCount(0);
    await funnel.next.click();
    await funnel.isAt('/free/step2');
    await page.goForward();
    await page.goForward();
    await funnel.next.click();
    await funnel.isAt('/free/step3');
    await funnel.next.click();
    await expect(page.locator('[name=exampleData][value=nodata]')).toBeChecked();
    await funnel.create.click();
    await funnel.isAt('/free/step6');
    const [first, second] = (await sandbox.requests('creation')).map(({body}) => body);
    const [before, after] = (await sandbox.requests('validation')).map(({body}) => body);
    const answers = {exampleData: false};
    expect(first).toEqual(freeBody({domain, language: 'nl', botCheck: before}, answers));
    const renamed = {domain: `${domain}b`, language: 'nl', botCheck: after} as const;
    expect(second).toEqual(freeBody(renamed, answers));
  });

  test('(e) in pro leads back to step 4, and from there to the payment page with one challenge @4-25 @S29 @8-9', async ({
    page,
    funnel,
    sandbox,
    baseURL,
  }) => {
    await sandbox.scenario({call: 'creation', fault: 'challengeWanted'});
    await funnel.walkToPay();
    await funnel.pay.click();
    await funnel.isAt('/pro/step4');
    await page.getByRole('checkbox', {name: 'Ik ben geen robot'}).check();
    await funnel.next.click();
    await funnel.isAt('/pro/step5');
    await funnel.next.click();
    await funnel.isAt('/pro/step6');
    await expect(funnel.field('street')).toHaveValue('Teststraat');
    await expect(funnel.pay).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('checkbox', {name: 'Ik ben geen robot'})).toHaveCount(0);
    await funnel.pay.click();
    await expect(page).toHaveURL(/sandbox\/payment/);
    const botCheck = (await sandbox.requests('validation')).at(-1)?.body;
    const bodies = (await sandbox.requests('creation')).map(({body}) => body);
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toEqual(
      proBody({domain: funnel.domain, language: 'nl', botCheck}, {origin: String(baseURL)}),
    );
  });
});

test('(b) no payment page: the FREE environment is there, and nothing is sent again @2.10-6 @4-4 @4-22 @8-13 @B02', async ({
  page,
  funnel,
  sandbox,
  baseURL,
}) => {
  const {texts, domain, link} = funnel;
  await sandbox.scenario({call: 'creation', fault: 'noPaymentPage'});
  await funnel.walkToPay();
  await funnel.pay.click();
  const leadsToEnvironment = async () => {
    await funnel.isAt('/pro/paymentfailed');
    await expect(link(texts.actions.toEnvironment)).toHaveAttribute(
      'href',
      `${baseURL}/sandbox/environment/${domain}`,
    );
  };
  await leadsToEnvironment();
  await page.reload();
  await leadsToEnvironment();
  await page.goBack();
  await funnel.isAt('/pro');
  await page.reload();
  await funnel.isAt('/pro');
  await expect(funnel.field('domainName')).toHaveValue(domain);
  expect(await sandbox.requests('creation')).toHaveLength(1);
});
