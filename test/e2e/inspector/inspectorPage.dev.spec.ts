import {expect, test} from '../support/fixtures.ts';
import {log, open, openInspector} from '../support/scenes/inspectorPage.ts';

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
});
