import {expect, test} from '../../support/fixtures.ts';
import {holdEnter} from '../../support/scenes/keyboard.ts';

test('repeated presses on any button take one step and no more @B06', async ({
  page,
  funnel,
  sandbox,
}) => {
  const {next, pay} = funnel;
  await funnel.open('/');
  await funnel.choose('flowchoice', 'pro');
  await next.dblclick();
  await funnel.isAt('/pro');
  await expect(funnel.summary).toHaveCount(0);
  await funnel.fillAccount();
  await next.dblclick();
  await funnel.isAt('/pro/step2');
  await expect(funnel.summary).toHaveCount(0);
  await funnel.fillDetails();
  await next.dblclick();
  await funnel.isAt('/pro/step3');
  await next.dblclick();
  await funnel.isAt('/pro/step4');
  await expect(funnel.summary).toHaveCount(0);
  await funnel.choose('exampleData', 'data');
  await next.dblclick();
  await funnel.isAt('/pro/step5');
  await expect(funnel.summary).toHaveCount(0);
  await funnel.field('numberOfUsers').selectOption('5');
  await next.dblclick();
  await funnel.isAt('/pro/step6');
  await expect(funnel.summary).toHaveCount(0);
  await funnel.fillBilling();
  await pay.dblclick();
  await expect(page).toHaveURL(/sandbox\/payment/);
  expect(await sandbox.requests('creation')).toHaveLength(1);
  expect(await sandbox.requests('validation')).toHaveLength(2);
});

test('Enter held down in a field takes one step and no more @B06', async ({page, funnel}) => {
  await funnel.walkTo('free', 2);
  await funnel.fillDetails();
  await funnel.field('telephone').press('Enter');
  await funnel.isAt('/free/step3');
  await page.goBack();
  await funnel.isAt('/free/step2');
  await funnel.field('telephone').focus();
  await holdEnter(page);
  await funnel.isAt('/free/step3');
});

test('Enter held down on the button that adds a team member adds one, and goes nowhere @B06', async ({
  page,
  funnel,
}) => {
  await funnel.walkTo('free', 3);
  await funnel.button(funnel.texts.team.add).focus();
  await holdEnter(page);
  await expect(funnel.field('teamMembers.1.firstName')).toBeFocused();
  await expect(page.getByRole('group', {name: /^Gebruiker/})).toHaveCount(2);
  await funnel.isAt('/free/step3');
});

test('the second of two presses on Next does not press what an error moves under the pointer @B06', async ({
  page,
  funnel,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await funnel.walkTo('pro', 5);
  await funnel.next.evaluate((button) => button.scrollIntoView({block: 'center'}));
  const {x, y} = await funnel.next.evaluate((button) => button.getBoundingClientRect());
  await page.mouse.click(x + 40, y + 20);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await page.mouse.down({clickCount: 2});
  await page.mouse.up({clickCount: 2});
  await expect(page.getByRole('radio', {checked: true})).toHaveValue('monthly');
  await expect(summary).toBeFocused();
});
