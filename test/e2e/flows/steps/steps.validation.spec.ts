import {expect, test} from '../../support/fixtures.ts';
import {BILLING, JAN, PIET} from '../../support/people.ts';
import {documentTitle, filled} from '../../support/texts.ts';

test('the start step shows at each field what is missing @5-5 @B59', async ({
  page,
  funnel,
  sandbox,
}) => {
  const {texts, field, summary, next} = funnel;
  const {domainname, password, terms} = texts.form.validation;
  await funnel.open('/free');
  await next.click();
  await expect(summary).toHaveText([domainname, password, terms]);
  await expect(page.getByRole('alert', {name: texts.errorSummary.title})).toBeFocused();
  const title = filled(texts.app.documentTitleError, {page: texts.start.title.free});
  await expect(page).toHaveTitle(title);
  const messages = {domainName: domainname, password, acceptTermsAndConditions: terms};
  for (const [name, message] of Object.entries(messages)) {
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(message));
    await summary.filter({hasText: message}).click();
    await expect(field(name)).toBeFocused();
  }
  await funnel.fillAccount();
  await expect(summary).toHaveCount(0);
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await expect(page).toHaveTitle(documentTitle(texts.start.title.free));
  await field('domainName').fill('acme-test');
  await field('domainName').blur();
  await expect(summary).toHaveText([domainname]);
  const asked = async () => new Set((await sandbox.requests('availability')).map(({path}) => path));
  await expect.poll(asked).toEqual(new Set([`/api/installation/availability/${funnel.domain}`]));
});

test('later steps have their messages too @5-17 @8-5 @B59', async ({page, funnel}) => {
  const {texts, field, summary, next} = funnel;
  const {requiredfields, email, emailalreadyused, exampledata} = texts.form.validation;
  await funnel.walkTo('pro', 2);
  await next.click();
  await expect(summary).toHaveText([requiredfields]);
  const {missing} = texts.form;
  for (const name of ['firstName', 'lastName', 'companyName', 'email', 'telephone'] as const) {
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(missing[name]));
  }
  await funnel.enter({...JAN, email: 'jan@x'});
  await expect(summary).toHaveText([email]);
  await field('email').fill(JAN.email);
  await next.click();

  await funnel.isAt('/pro/step3');
  const member = page.getByRole('group', {name: filled(texts.team.member, {number: '2'})});
  await member.locator('[name$="firstName"]').fill(PIET.firstName);
  await next.click();
  await expect(summary).toHaveText([requiredfields]);
  await member.locator('[name$="lastName"]').fill(PIET.lastName);
  await member.locator('[name$="email"]').fill(` ${JAN.email.toUpperCase()}`);
  await expect(summary).toHaveText([emailalreadyused]);
  await member.locator('[name$="email"]').fill(PIET.email);
  await next.click();

  await funnel.isAt('/pro/step4');
  await expect(next).toHaveAccessibleDescription(exampledata);
  await next.press('Enter');
  await expect(summary).toHaveText([exampledata]);
  await summary.click();
  await expect(field('exampleData').first()).toBeFocused();
  await funnel.choose('exampleData', 'data');
  await next.click();

  await funnel.isAt('/pro/step5');
  await next.click();
  await expect(summary).toHaveText([requiredfields]);
  await expect(field('numberOfUsers')).toHaveAccessibleDescription(
    new RegExp(missing.numberOfUsers),
  );
  await field('numberOfUsers').selectOption('100');
  await next.click();

  await funnel.isAt('/pro/step6');
  await field('invoiceReference').fill('R'.repeat(31));
  await funnel.pay.click();
  const tooLong = filled(texts.form.validation.invoicereference, {max: '30'});
  await expect(summary).toHaveText([requiredfields, tooLong]);
  for (const name of ['street', 'houseNumber', 'postalCode', 'city', 'countryCode'] as const) {
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(missing[name]));
  }
  await funnel.fillBilling({...BILLING, invoiceReference: 'R'.repeat(30)});
  await expect(summary).toHaveCount(0);
});

test('on leaving the field a taken web address is reported, with free ones to pick', async ({
  page,
  funnel,
  sandbox,
}) => {
  const {field, texts} = funnel;
  const taken = texts.form.validation.domainavailable;
  await funnel.open('/free');
  await field('domainName').fill('Bezet');
  await field('domainName').blur();
  await expect(field('domainName')).toHaveAccessibleDescription(new RegExp(taken));
  await expect(funnel.summary).toHaveCount(0);
  const suggestions = page.getByRole('list', {name: texts.start.domainSuggestions});
  await expect(suggestions.getByRole('button')).toHaveText(['bezetteam', 'bezettest', 'bezetnl']);
  await suggestions.getByRole('button', {name: 'bezettest'}).click();
  await expect(field('domainName')).toHaveValue('bezettest');
  await expect(page.getByText('bezettest.testwerf.example is vrij.')).toBeVisible();
  await expect(field('domainName')).not.toHaveAttribute('aria-invalid', 'true');
  const [first] = await sandbox.requests('availability');
  expect(first?.path).toBe('/api/installation/availability/bezet');
});

test('a taken web address does not let the wizard advance @5-3', async ({page, funnel}) => {
  const {field, texts} = funnel;
  await funnel.open('/pro');
  await funnel.fillAccount();
  await field('domainName').fill('bezet');
  await field('domainName').press('Enter');
  await expect(funnel.summary).toHaveText([texts.form.validation.domainavailable]);
  await expect(page).toHaveURL(/\/pro$/);
  await expect(page.getByRole('alert')).toBeFocused();
  await field('domainName').fill(funnel.domain);
  await expect(funnel.summary).toHaveCount(0);
  await field('domainName').press('Enter');
  await funnel.isAt('/pro/step2');
});

test('only the answer for the text now in the field is used @S07 @B20', async ({
  page,
  funnel,
  sandbox,
}) => {
  const {field, domain, texts} = funnel;
  await sandbox.scenario({call: 'availability', domain: 'bezet', fault: {kind: 'hang'}});
  await funnel.open('/free');
  await field('domainName').fill('bezet');
  const asked = page.waitForRequest('**/availability/bezet');
  const given = page.waitForEvent('requestfailed');
  await field('domainName').blur();
  await expect(page.getByText(texts.start.domainChecking)).toBeVisible();
  await asked;
  await field('domainName').fill(domain);
  await field('domainName').blur();
  await expect(page.getByText(`${domain}.testwerf.example is vrij.`)).toBeVisible();
  expect((await given).url()).toContain('/availability/bezet');
  await expect(field('domainName')).not.toHaveAttribute('aria-invalid', 'true');
});

const ODD = ['acm\u00E9', '\u0430cme', 'acme\uFF11', '\uFF2Bcme', 'a-b', 'a_b', 'a.b', '\u{1F600}'];

test('a web address that is too long or has other characters is refused without a request @B24', async ({
  page,
  funnel,
  sandbox,
}) => {
  const {field, next, summary, texts} = funnel;
  await funnel.open('/free');
  await funnel.fillAccount();
  await expect.poll(() => sandbox.requests('availability')).toHaveLength(1);
  for (const name of [...ODD, 'a'.repeat(64), 'a'.repeat(300)]) {
    await field('domainName').fill(name);
    await next.click();
    await expect(summary).toHaveText([texts.form.validation.domainname]);
    await expect(page).toHaveURL(/\/free$/);
  }
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(1280);
  expect(await sandbox.requests('availability')).toHaveLength(1);
  await expect(field('domainName')).toHaveAttribute('autocapitalize', 'none');
  await expect(field('domainName')).toHaveAttribute('autocorrect', 'off');
  await expect(field('domainName')).toHaveAttribute('spellcheck', 'false');
});

test('a web address is checked and created in lower case, without spaces around it @B24', async ({
  funnel,
  sandbox,
}) => {
  await funnel.open('/free');
  await funnel.fillAccount();
  await funnel.field('domainName').fill(` ${funnel.domain.toUpperCase()} `);
  await funnel.next.click();
  await funnel.isAt('/free/step2');
  await funnel.walkOn('free', 2, 4);
  await funnel.choose('exampleData', 'nodata');
  await funnel.create.click();
  await funnel.isAt('/free/step6');
  const asked = await sandbox.requests('availability');
  expect(asked.at(-1)?.path).toBe(`/api/installation/availability/${funnel.domain}`);
  expect(await sandbox.requests('creation')).toMatchObject([
    {path: `/api/installation/add/${funnel.domain}`, body: {data: {domainName: funnel.domain}}},
  ]);
});
