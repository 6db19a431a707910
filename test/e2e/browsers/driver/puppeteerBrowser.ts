import {expect} from '@playwright/test';
import puppeteer, {type ElementHandle, type LaunchOptions, type Page} from 'puppeteer-core';
import type {Language} from '../../support/texts.ts';
import type {Browser, Launch, Tab} from './tab.ts';

const LOCALES: Record<Language, string> = {nl: 'nl-NL', en: 'en-US'};
const HEIGHT = 800;

const createTab = (page: Page, origin: string, close: () => Promise<void>): Tab => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${String(error)}`));

  const find = async (control: string) => {
    const found = await page.$(`xpath/${control}`);
    if (!found) throw new Error(`There is no ${control}`);
    return found as ElementHandle<HTMLElement>;
  };
  const act = async (control: string, action: (element: ElementHandle) => Promise<unknown>) => {
    const element = await find(control);
    await action(element);
    await element.dispose();
  };
  /** The entry may be in the page itself, where no document is loaded that could be waited for. */
  const step = (delta: number) => page.evaluate((by) => setTimeout(() => history.go(by)), delta);

  return {
    open: async (address) => void (await page.goto(address, {waitUntil: 'domcontentloaded'})),
    back: async () => void (await step(-1)),
    forward: async () => void (await step(1)),
    reload: async () => {
      await page.evaluate(() => {
        Object.assign(window, {isOld: true});
        setTimeout(() => location.reload());
      });
      const isOld = () => page.evaluate(() => 'isOld' in window).catch(() => true);
      await expect.poll(isOld).toBe(false);
    },
    click: (control) => act(control, (element) => element.click()),
    fill: async (control, text) => {
      await act(control, (element) => element.click({count: 3}));
      if (text === '') await page.keyboard.press('Delete');
      await page.keyboard.type(text);
    },
    select: (control, value) => act(control, (element) => element.select(value)),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    run: (script, ...values) => page.evaluate(script as never, ...values) as never,
    setCookie: (name, value) =>
      page.browserContext().setCookie({name, value, domain: new URL(origin).hostname}),
    setWidth: (width) => page.setViewport({width, height: HEIGHT}),
    picture: () => page.screenshot(),
    complaints: () => complaints,
    close,
  };
};

const launch = async (options: LaunchOptions): Promise<Browser> => {
  const browser = await puppeteer.launch({
    defaultViewport: {width: 1280, height: HEIGHT},
    ...options,
  });
  return {
    version: await browser.version(),
    newTab: async (origin) => {
      const context = await browser.createBrowserContext();
      return createTab(await context.newPage(), origin, () => context.close());
    },
    close: () => browser.close(),
  };
};

export const launchFirefox: Launch = (executablePath, language) =>
  launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'intl.accept_languages': LOCALES[language],
      'ui.prefersReducedMotion': 1,
    },
  });

export const launchChromium: Launch = (executablePath, language) =>
  launch({
    browser: 'chrome',
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--force-prefers-reduced-motion',
      `--accept-lang=${LOCALES[language]}`,
    ],
  });
