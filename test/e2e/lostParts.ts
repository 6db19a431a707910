import {expect, type Page, type Route} from '@playwright/test';
import type {Funnel} from './funnel.ts';
import {textsOf} from './texts.ts';

const {actions, app, somethingWentWrong} = textsOf('nl');

/** Nothing is fetched before it is needed. */
export const fetchLate = (page: Page) =>
  page.addInitScript(() => Object.assign(window, {requestIdleCallback: () => 0}));

/** Loses what matches, until it is told not to. */
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

export const comeBack = async (page: Page) => {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
};

export const saysWhatIsMissing = async (page: Page, funnel: Funnel) => {
  await expect(funnel.heading).toHaveText(somethingWentWrong.title);
  // Seen, and once a try has failed spoken too.
  await expect(page.getByText(app.screenMissing).first()).toBeVisible();
  await expect(page.getByText(/: [B-Z2-9]{4}-[B-Z2-9]{4}/)).toBeVisible();
  await expect(funnel.button(actions.tryAgain)).toBeVisible();
  await expect(funnel.button(app.reload)).toBeVisible();
};

/** Nobody looks at the page, which then asks for nothing again by itself. */
export const lookAway = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(document, 'hidden', {value: true}));

export const HTML = {contentType: 'text/html', body: '<!doctype html><h1>Error</h1>'};
export const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'a new release took away': (route) => route.fulfill({status: 404, ...HTML}),
  'is answered with a page': (route) => route.fulfill({status: 200, ...HTML}),
  'no network carries': (route) => route.abort('connectionreset'),
};
