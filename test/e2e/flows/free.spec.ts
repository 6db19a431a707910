import {freeBody} from '../support/attacks/bodies.ts';
import {expect, test} from '../support/fixtures.ts';
import {pressButton, pressTabTo, tick} from '../support/scenes/keyboard.ts';
import {JAN, PASSWORD, PIET} from '../support/people.ts';

const HEADERS_OF_OURS = /^(x-|authorization)/;

test('a Dutch visitor gets a FREE environment by mouse @2.1-1 @2.9-1 @3-6 @4-3 @6-1 @7-1', async ({
  page,
  funnel,
  sandbox,
  baseURL,
}) => {
  const {domain, texts, next} = funnel;
  await funnel.open('/');
  await funnel.isAt('/');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await funnel.choose('flowchoice', 'free');
  await next.click();
  await funnel.isAt('/free');
  await funnel.fillAccount();
  await next.click();
  await funnel.isAt('/free/step2');
  await funnel.fillDetails();
  await next.click();
  await funnel.isAt('/free/step3');
  await expect(page.getByText(`${JAN.firstName} ${JAN.lastName}`)).toBeVisible();
  const second = page.getByRole('group', {name: 'Gebruiker 2'});
  await second.locator('[name$="firstName"]').fill(` ${PIET.firstName} `);
  await second.locator('[name$="lastName"]').fill(PIET.lastName);
  await second.locator('[name$="email"]').fill(PIET.email);
  await next.click();
  await funnel.isAt('/free/step4');
  await funnel.choose('exampleData', 'data');
  const sent = page.waitForRequest(/installation\/add/);
  await funnel.create.click();
  await funnel.isAt('/free/step6');

  const [validation] = await sandbox.requests('validation');
  expect(await sandbox.requests('creation')).toMatchObject([
    {method: 'POST', path: `/api/installation/add/${domain}`, query: '', status: 200},
  ]);
  expect((await sandbox.requests('creation'))[0]?.body).toEqual(
    freeBody(
      {domain, language: 'nl', botCheck: validation?.body},
      {exampleData: true, teamMembers: [PIET]},
    ),
  );
  const headers = Object.keys(await (await sent).allHeaders());
  expect(headers.filter((name) => HEADERS_OF_OURS.test(name))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('formvalues'))).toBeNull();
  const environment = `${baseURL}/sandbox/environment/${domain}`;
  await expect(funnel.link(texts.actions.toEnvironment)).toHaveAttribute('href', environment);
  await funnel.link(texts.actions.toEnvironment).click();
  await expect(page).toHaveURL(environment);
});

test.describe('in English', () => {
  test.use({language: 'en'});

  test('a visitor gets a FREE environment by keyboard alone @2.9-1', async ({
    page,
    funnel,
    sandbox,
  }) => {
    const {domain, field, create} = funnel;
    const {keyboard} = page;
    await funnel.open('/');
    await tick(page, field('flowchoice').first());
    await keyboard.press('Enter');
    await funnel.isAt('/free');
    await pressTabTo(page, field('domainName'));
    await keyboard.type(domain.toUpperCase());
    await pressTabTo(page, field('password'));
    await keyboard.type(PASSWORD);
    await tick(page, field('acceptTermsAndConditions'));
    await pressButton(page, funnel.next, 'Enter');
    await funnel.isAt('/free/step2');
    for (const [name, value] of Object.entries(JAN)) {
      await pressTabTo(page, field(name));
      await keyboard.type(value);
    }
    await keyboard.press('Enter');
    await funnel.isAt('/free/step3');
    await pressButton(page, funnel.button(funnel.texts.actions.skip), 'Enter');
    await funnel.isAt('/free/step4');
    await tick(page, page.locator('[name=exampleData][value=data]'));
    await keyboard.press('ArrowDown');
    await pressButton(page, create, 'Space');
    await funnel.isAt('/free/step6');

    const [validation] = await sandbox.requests('validation');
    const bodies = (await sandbox.requests('creation')).map(({body}) => body);
    const basis = {domain, language: 'en', botCheck: validation?.body} as const;
    expect(bodies).toEqual([freeBody(basis, {exampleData: false})]);
    await pressTabTo(page, funnel.link(funnel.texts.actions.toEnvironment));
    await keyboard.press('Enter');
    await expect(funnel.heading).toHaveText(`Environment ${domain}`);
  });
});
