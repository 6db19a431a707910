import {expect, type Locator, type Page} from '@playwright/test';

const MOST_STOPS = 30;

/** Goes on with Tab until a control has the focus, as someone without a mouse does. */
export const pressTabTo = async (page: Page, control: Locator) => {
  await expect(control).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
};

/** Goes to a radio or checkbox with Tab and ticks it with Space. */
export const tick = async (page: Page, choice: Locator) => {
  await pressTabTo(page, choice);
  await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
};
