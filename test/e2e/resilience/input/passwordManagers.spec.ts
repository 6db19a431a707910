import type {Page} from '@playwright/test';
import {expect, test} from '../../support/fixtures.ts';
import {JAN, PASSWORD} from '../../support/people.ts';

const GENERATED = `xK7!${'€é"\\ñ中🙂 '.repeat(12)}q9`;

/** Fills fields as software does that knows the page only from outside. */
const fillFromOutside = (page: Page, values: Record<string, string>, events: readonly string[]) =>
  page.evaluate(
    ([given, types]) => {
      const inputs = Object.entries(given).map(([name, value]) => {
        const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
        if (!input) throw new Error(`no field ${name}`);
        input.value = value;
        return input;
      });
      for (const input of inputs) {
        for (const type of types) input.dispatchEvent(new Event(type, {bubbles: true}));
      }
    },
    [values, events] as const,
  );

for (const events of [['input', 'change'], ['change'], []]) {
  test(`values that software fills in with ${events.join(' and ') || 'no event at all'} count as typed @B49`, async ({
    page,
    funnel,
    sandbox,
  }) => {
    await funnel.open('/free');
    await fillFromOutside(page, {domainName: funnel.domain, password: PASSWORD}, events);
    await funnel.field('acceptTermsAndConditions').check();
    await funnel.holds({domainName: funnel.domain, password: PASSWORD});
    await funnel.next.click();
    await funnel.isAt('/free/step2');
    await fillFromOutside(page, JAN, events);
    await funnel.next.click();
    await funnel.isAt('/free/step3');
    await funnel.walkOn('free', 3, 4);
    await funnel.choose('exampleData', 'nodata');
    await funnel.create.click();
    await funnel.isAt('/free/step6');
    const [creation] = await sandbox.requests('creation');
    expect(creation?.body).toMatchObject({
      data: {domainName: funnel.domain, password: PASSWORD, ...JAN},
    });
  });
}

test('a generated password is accepted and shown unchanged @B43', async ({
  page,
  funnel,
  sandbox,
}) => {
  await funnel.open('/free');
  await funnel.fillAccount();
  await funnel.field('password').fill('');
  await funnel.field('password').focus();
  await page.evaluate((text) => document.execCommand('insertText', false, text), GENERATED);
  await funnel.button(funnel.texts.start.showPassword).click();
  await expect(funnel.field('password')).toHaveValue(GENERATED);
  await funnel.next.click();
  await funnel.isAt('/free/step2');
  await funnel.walkOn('free', 2, 4);
  await funnel.choose('exampleData', 'nodata');
  await funnel.create.click();
  await funnel.isAt('/free/step6');
  const [creation] = await sandbox.requests('creation');
  expect(creation?.body).toMatchObject({data: {password: GENERATED}});
});

test('what a password manager would save as the user name is not the field before the password @B49', async ({
  page,
  funnel,
}) => {
  await funnel.open('/free');
  const tokens = await page
    .locator('main input:not([type=checkbox])')
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute('name'), one.getAttribute('autocomplete')]),
    );
  expect(tokens).toEqual([
    ['domainName', 'off'],
    ['password', 'new-password'],
  ]);
});

test('software that resets a form removes nothing', async ({page, funnel}) => {
  const {field} = funnel;
  const reset = () =>
    page.evaluate(() => {
      for (const form of document.forms) form.reset();
    });
  await funnel.open('/free');
  await funnel.enter({domainName: funnel.domain, password: PASSWORD});
  await field('acceptTermsAndConditions').check();
  await reset();
  await funnel.holds({domainName: funnel.domain, password: PASSWORD});
  await expect(field('acceptTermsAndConditions')).toBeChecked();
  await funnel.next.click();
  await funnel.isAt('/free/step2');
  await funnel.fillDetails();
  await reset();
  await funnel.holds({firstName: JAN.firstName, email: JAN.email});
});
