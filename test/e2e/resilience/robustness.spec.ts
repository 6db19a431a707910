import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../support/fixtures.ts';
import {pressTabTo} from '../support/scenes/keyboard.ts';
import {PASSWORD} from '../support/people.ts';

test('the page says that the browser is offline, and a try after that works @B25 @B35', async ({
  page,
  context,
  funnel,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|validateToken failed|executeBotCheck failed/);
  const {texts} = funnel;
  await funnel.walkToCreate();
  await expect(funnel.create).not.toHaveAttribute('aria-disabled', 'true');
  await context.setOffline(true);
  await expect(page.getByText(texts.app.offline)).toBeVisible();
  await funnel.create.click();
  await expect(funnel.button(texts.actions.tryAgain)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(texts.app.offline)).toBeHidden();
  await funnel.button(texts.actions.tryAgain).click();
  await funnel.isAt('/free/step6');
});

test('the notice that the browser is offline is visible at every scroll position, and never covers the focus', async ({
  page,
  context,
  funnel,
  allowConsole,
}) => {
  // What was still being fetched ahead.
  allowConsole(/Failed to load resource/);
  await page.setViewportSize({width: 320, height: 568});
  await funnel.walkTo('free', 2);
  await funnel.field('telephone').focus();
  await context.setOffline(true);
  await expect(page.getByText(funnel.texts.app.offline)).toBeInViewport({ratio: 1});
  await pressTabTo(page, funnel.back);
  await expect(page.getByText(funnel.texts.app.offline)).toBeInViewport({ratio: 1});
  await pressTabTo(page, funnel.field('firstName'), 'Shift+Tab');
});

/** Presses where the control stands, as a hand does: the field is left between down and up. */
const pressOn = async (page: Page, control: Locator) => {
  await control.scrollIntoViewIfNeeded();
  const place = await control.boundingBox();
  if (!place) throw new Error(`${control} has no place on the page`);
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await page.mouse.up();
};

const press = async (page: Page, name: string) => {
  const button = page.getByRole('button', {name, exact: true});
  await expect(button).toBeEnabled();
  await pressOn(page, button);
};

test('one click acts though leaving the field changes the page @B23 @B66', async ({
  page,
  funnel,
}) => {
  const {next, skip, pay} = funnel.texts.actions;
  await page.setViewportSize({width: 360, height: 740});
  await funnel.open('/pro');
  await funnel.fillAccount();
  await funnel.field('domainName').fill('a-b');
  await funnel.field('password').focus();
  await expect(funnel.field('domainName')).toHaveAttribute('aria-invalid', 'true');
  await funnel.field('domainName').fill(funnel.domain);
  await funnel.field('password').fill('short');
  await pressOn(page, funnel.field('acceptTermsAndConditions'));
  await expect(funnel.field('password')).toHaveAttribute('aria-invalid', 'true');
  await expect(funnel.field('acceptTermsAndConditions')).not.toBeChecked();
  await funnel.field('password').fill(PASSWORD);
  await pressOn(page, funnel.field('acceptTermsAndConditions'));
  await expect(funnel.field('acceptTermsAndConditions')).toBeChecked();
  await press(page, next);
  await funnel.isAt('/pro/step2');
  await funnel.fillDetails();
  await funnel.field('email').fill('jan@');
  await press(page, next);
  await expect(funnel.summary).toHaveCount(1);
  await funnel.field('email').fill('jan@example.test');
  await press(page, next);
  await funnel.isAt('/pro/step3');
  await funnel.button(funnel.texts.team.add).click();
  await funnel.field('teamMembers.1.email').fill('piet@');
  await press(page, 'Gebruiker 3 verwijderen');
  await expect(funnel.field('teamMembers.1.email')).toHaveCount(0);
  await funnel.field('teamMembers.0.email').fill('piet@');
  await press(page, skip);
  await funnel.isAt('/pro/step4');
  await funnel.walkOn('pro', 4, 6);
  await funnel.fillBilling({street: 'Teststraat', houseNumber: '12', city: 'Proefstad'});
  await press(page, pay);
  await expect(funnel.summary).toHaveCount(1);
  await funnel.field('countryCode').selectOption('NL');
  await funnel.field('postalCode').fill('1234ab');
  await press(page, pay);
  await expect(page).toHaveURL(/sandbox\/payment/);
  await expect(page.getByText('1234 AB')).toBeVisible();
});
