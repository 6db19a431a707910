import {expect, type Page} from '@playwright/test';
import {type Language, textsOf} from '../texts.ts';

export const THEMES = ['light', 'dark', 'forced'] as const;
export type Theme = (typeof THEMES)[number];

/** Shows the screen as it stands in other colours. */
export const dress = (page: Page, theme: Theme) =>
  page.emulateMedia({
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: theme === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });

/** Shows the screen as it stands in another language: no pointer goes down, so that what is open stays open. */
export const switchTo = async (page: Page, language: Language) => {
  const link = page.locator(`nav [hreflang=${language}]`);
  if ((await link.getAttribute('aria-current')) !== 'true') await link.dispatchEvent('click');
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('navigation', {name: textsOf(language).app.language})).toBeVisible();
};
