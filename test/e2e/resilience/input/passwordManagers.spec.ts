import type {Page} from '@playwright/test';
import {expect, test} from '../../support/fixtures.ts';
import {JAN, PASSWORD} from '../../support/people.ts';

/** Fills fields as software does that knows the page only from outside. */
const fillFromOutside = (page: Page, values: Record<string, string>) =>
  page.evaluate((given) => {
    for (const [name, value] of Object.entries(given)) {
      const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (!input) throw new Error(`no field ${name}`);
      input.value = value;
    }
  }, values);

test('values that software fills in without any event count as typed @B49', async ({
  page,
  funnel,
  sandbox,
}) => {
  await funnel.open('/free');
  await fillFromOutside(page, {domainName: funnel.domain, password: PASSWORD});
  await funnel.field('acceptTermsAndConditions').check();
  await funnel.holds({domainName: funnel.domain, password: PASSWORD});
  await funnel.next.click();
  await funnel.isAt('/free/step2');
  await fillFromOutside(page, JAN);
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
