import {expect, test} from '../support/fixtures.ts';
import {pressButton, pressTabTo, tick} from '../support/scenes/keyboard.ts';
import {BILLING} from '../support/people.ts';

// FREE by keyboard stands in free.spec.ts, PRO in speech.spec.ts.
test('an environment is upgraded by keyboard alone @B60', async ({page, funnel, sandbox}) => {
  const {field, next} = funnel;
  const {keyboard} = page;
  const domain = `bestaand${Date.now()}`;
  await sandbox.scenario({call: 'creation', fault: 'noPaymentPage'});
  await funnel.open('/upgrade/');
  await tick(page, field('upgradechoice').first());
  await keyboard.press('Enter');
  await funnel.isAt('/upgrade/step1');
  await pressTabTo(page, field('numberOfUsers'));
  await keyboard.type('25');
  await keyboard.press('Tab');
  await expect(next).toBeFocused();
  await keyboard.press('Enter');
  await funnel.isAt('/upgrade/step2');
  await pressTabTo(page, field('domainName'));
  await keyboard.type(domain);
  for (const [name, value] of Object.entries(BILLING)) {
    await pressTabTo(page, field(name));
    await keyboard.type(name === 'countryCode' ? 'Ned' : value);
  }
  await pressButton(page, funnel.pay, 'Space');
  await funnel.isAt('/upgrade/step3');
  expect((await sandbox.requests('creation')).map(({path}) => path)).toEqual([
    `/api/installation/add/${domain}`,
  ]);
  await pressTabTo(page, funnel.link(funnel.texts.actions.toEnvironment));
});

test('errors are reached and corrected by keyboard alone @8-5 @B59', async ({page, funnel}) => {
  await funnel.walkTo('pro', 2);
  await expect(funnel.heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(funnel.field('firstName')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(funnel.summary).toHaveText([funnel.texts.form.validation.requiredfields]);
  await expect(funnel.summary.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(funnel.field('firstName')).toBeFocused();
  await expect(funnel.field('firstName')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('Jan');
  await expect(funnel.field('firstName')).not.toHaveAttribute('aria-invalid');
});

test('the funnel begins with a link that skips the header', async ({page, funnel}) => {
  await funnel.open('/free');
  await page.keyboard.press('Tab');
  await expect(funnel.link(funnel.texts.app.skipToContent)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(funnel.heading).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(funnel.field('domainName')).toBeFocused();
});
