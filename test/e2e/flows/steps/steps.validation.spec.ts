import {expect, test} from '../../support/fixtures.ts';
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
