import {type BrowserContext, expect, type Page} from '@playwright/test';
import type {Recorder} from '../driver/recorder.ts';
import type {SandboxClient} from '../driver/sandboxClient.ts';

/** Somebody who walks at random: one tab, the sandbox's answers, and what the product wrote to the console. */
export type Visitor = {
  page: Page;
  context: BrowserContext;
  sandbox: SandboxClient;
  domain: string;
  /** Console lines that show a fault of ours. */
  faults: string[];
};

type Qa = Window & {qa?: Recorder};

const OWN_WORDS = /^\[[^\]]+\] \S+: \w+ failed|^Failed to load resource|net::ERR_/;

export const SOON = {timeout: 700, noWaitAfter: true};

/** Done if the page allows it now: a busy button or a field that is gone is nothing to wait for. */
export const ifPossible = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => {},
    () => {},
  );

export const watchConsole = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !OWN_WORDS.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', ({message}) => faults.push(`uncaught: ${message}`));
  page.on('dialog', (dialog) => void dialog.accept());
  return faults;
};

/** Whether the page shown is the product's, and not the payment page or another site. */
export const isOurs = (page: Page): boolean => /^http:\/\/[^/]+\/(?!sandbox\/)/.test(page.url());

/** Until the product answers to input, or has been left after all. */
export const isReady = (page: Page): Promise<void> =>
  expect
    .poll(async () => !isOurs(page) || (await page.locator('html[data-ready]').count()) > 0, {
      timeout: 15_000,
    })
    .toBe(true);

export const isBusy = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as Qa).qa?.isBusy() ?? false);

/** Until nothing runs, or what runs does not end soon. */
export const untilIdle = (page: Page): Promise<void> =>
  ifPossible(
    expect.poll(() => isBusy(page), {timeout: 1_500, intervals: [20, 50, 100]}).toBe(false),
  );
