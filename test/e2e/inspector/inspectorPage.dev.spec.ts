import {expect, test} from '../support/fixtures.ts';
import {log, open, openInspector} from '../support/scenes/inspectorPage.ts';

const CANARY = 'Kanarie2024x';

test.describe('what the inspector shows of a page', () => {
  test.slow();

  test('names the fields for which a form refuses Next, and says that the form decides first', async ({
    page,
    context,
  }) => {
    await open(page, '/free?lng=en');
    const inspector = await openInspector(context);
    const refusals = log(inspector).getByRole('button', {name: /form refused/});
    await page.getByRole('button', {name: 'Next'}).click();
    await expect(refusals).toHaveText([/kept back.*domainName.*password/]);
    await page.getByRole('button', {name: 'Next'}).click();
    await expect(refusals).toHaveCount(2);
    await inspector.getByRole('tab', {name: 'What can happen'}).click();
    await expect(inspector.getByRole('list', {name: 'Accepted now'})).toContainText(
      'The form decides first, and wants: domainName, password, acceptTermsAndConditions',
    );
  });

  test('shows each request by the names of its fields, without their values', async ({
    page,
    context,
    domain,
  }) => {
    await open(page, '/free?lng=en');
    const inspector = await openInspector(context);
    await page.locator('[name=domainName]').fill(domain);
    await page.locator('[name=password]').fill(CANARY);
    await page.locator('[name=acceptTermsAndConditions]').check();
    await page.getByRole('button', {name: 'Next'}).click();
    await expect(page).toHaveURL(/\/free\/step2/);
    await expect(log(inspector)).toContainText('GET /installation/availability/{domain}');
    await expect(log(inspector)).not.toContainText('form refused');
    await inspector.getByRole('combobox', {name: 'Find a state'}).fill('created');
    await inspector.keyboard.press('Enter');
    await inspector.getByRole('button', {name: 'Go to this state'}).click();
    await expect(page).toHaveURL(/\/free\/step6/, {timeout: 60_000});
    await expect(log(inspector)).toContainText(
      /POST \/installation\/add\/\{domain\}.*data\.password/,
    );
    await expect(log(inspector)).not.toContainText(CANARY);
    await expect(log(inspector)).not.toContainText(domain);
  });
});
