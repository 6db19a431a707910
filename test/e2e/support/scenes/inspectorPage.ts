import type {BrowserContext, Page} from '@playwright/test';
import {expect} from '../fixtures.ts';

/** The inspector, once it has drawn its picture. */
export const openInspector = async (context: BrowserContext): Promise<Page> => {
  const inspector = await context.newPage();
  await inspector.goto('/inspector?strict');
  await expect(inspector.locator('svg [data-state]').first()).toBeVisible({timeout: 60_000});
  const drawing = inspector.getByRole('group', {name: /^Chart of/}).locator('svg');
  await expect(drawing.first()).toBeVisible();
  return inspector;
};

export const isReady = (page: Page) =>
  expect(page.locator('html[data-ready]')).toBeAttached({timeout: 60_000});

export const open = async (page: Page, path: string) => {
  await page.goto(path);
  await isReady(page);
};

export const log = (inspector: Page) => inspector.getByRole('region', {name: 'Event log'});
export const state = (inspector: Page, id: string) => inspector.locator(`[data-state="${id}"]`);

export const chooseFree = async (page: Page) => {
  await page.locator('[name=flowchoice][value=free]').check({force: true});
  await page.getByRole('button', {name: 'Next'}).click();
  await expect(page).toHaveURL(/\/free/);
};

/** How high the smallest letters of the picture are on the screen, in px. */
export const leastLetters = (inspector: Page) =>
  inspector
    .getByRole('group', {name: /^Chart of/})
    .locator('text')
    .evaluateAll((all) =>
      Math.min(
        ...all
          .filter((text) => text instanceof SVGGraphicsElement)
          .map(
            (text) =>
              Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
          ),
      ),
    );
