import {expect, type Locator, type Page} from '@playwright/test';

const MOST_STOPS = 30;

/** Runs in the page: what is wrong with the place where the focus is, for someone who has to see it. */
const focusFaults = (): string[] => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  const shown = focused.closest('label') ?? focused;
  const {left, top, width, height} = shown.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const name = `${focused.tagName} ${focused.getAttribute('name') ?? focused.textContent}`;
  const around = [focused, focused.parentElement, focused.closest('label')];
  const hasRing = around.some((one) => one && getComputedStyle(one).outlineStyle !== 'none');
  return [
    ...(hit && (shown.contains(hit) || hit.contains(shown)) ? [] : [`covered: ${name}`]),
    ...(hasRing ? [] : [`no ring: ${name}`]),
  ];
};

/** Goes on with Tab until a control has the focus, which is seen at every stop on the way. */
export const pressTabTo = async (
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
) => {
  await expect(control).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    expect(await page.evaluate(focusFaults)).toEqual([]);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
};

/** Goes to a button with Tab and presses it, once it can be pressed: a key waits for no button. */
export const pressButton = async (page: Page, button: Locator, key: 'Enter' | 'Space') => {
  await expect(button).toBeEnabled();
  await pressTabTo(page, button);
  await page.keyboard.press(key);
};

/** Goes to a radio or checkbox with Tab and ticks it with Space. */
export const tick = async (page: Page, choice: Locator) => {
  await pressTabTo(page, choice);
  await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
};

/** Enter as a key that stays down sends it. */
export const holdEnter = async (page: Page) => {
  for (let repeats = 0; repeats < 20; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
};
