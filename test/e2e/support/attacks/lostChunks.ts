import {expect, type Page, type Route} from '@playwright/test';
import {LONGEST_TRY} from '../../../../src/browser/chunk.ts';
import {textsOf} from '../texts.ts';

const {actions, app} = textsOf('nl');

/** Nothing is fetched before it is needed. */
export const fetchLate = (page: Page) =>
  page.addInitScript(() => Object.assign(window, {requestIdleCallback: () => 0}));

/** Loses what matches, until it is called off. */
export const lose = async (
  page: Page,
  files: RegExp,
  how: (route: Route) => Promise<void> = (route) => route.abort('connectionreset'),
) => {
  let isLost = true;
  await page.route(files, (route) => (isLost ? how(route) : route.continue()));
  return () => {
    isLost = false;
  };
};

/** Nothing is tried by itself until the clock, which is the test's, goes on. */
export const stopClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));

export const comeBack = async (page: Page) => {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
};

/** The one notice of what could not be loaded, with both ways on. */
export const saysWhatIsMissing = async (page: Page, hasPassword = true) => {
  const notice = page.getByRole('alert').filter({hasText: app.partMissing});
  const text = hasPassword ? `${app.partMissing} ${app.passwordAgain}` : app.partMissing;
  await expect(notice.locator('p')).toHaveText(text);
  await expect(notice.getByRole('button', {name: actions.tryAgain})).toBeVisible();
  await expect(notice.getByRole('button', {name: app.reload})).toBeVisible();
  return notice;
};

/** The same of a file that hangs: another that still comes puts the limit off, or is missing by the same clock. */
export const saysWhatHangs = (page: Page, hasPassword: boolean) =>
  expect(async () => {
    await page.clock.runFor(LONGEST_TRY);
    await saysWhatIsMissing(page, hasPassword);
  }).toPass();

export const saysNothingIsMissing = (page: Page) =>
  expect(page.getByText(app.partMissing)).toHaveCount(0);

const HTML = {contentType: 'text/html', body: '<!doctype html><h1>Error</h1>'};
/** As a server answers that has a page for everything. */
export const answerWithPage = (status: number) => (route: Route) =>
  route.fulfill({status, ...HTML});
