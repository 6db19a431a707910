import {randomUUID} from 'node:crypto';
import {expect, test as base} from '@playwright/test';
import {type Language, textsOf} from '../support/texts.ts';
import {launchChromium, launchFirefox} from './driver/puppeteerBrowser.ts';
import type {Browser, Launch, Tab} from './driver/tab.ts';
import {launchWebkit} from './driver/webkitBrowser.ts';
import {createSandboxClient, type SandboxClient} from './sandboxClient.ts';
import {createVisitor, type Visitor} from './visitor.ts';

export {expect};

const LAUNCHES: Record<string, Launch> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebkit,
};

export type BrowserOptions = {engine: string; executablePath: string; language: Language};

type Fixtures = {
  /** What a story's pages may write to the console. */
  allowedConsole: RegExp | undefined;
  tab: Tab;
  /** This story's own part of the sandbox. */
  sandbox: SandboxClient;
  /** Someone who walks through the product in that tab, with a web address of their own. */
  visitor: Visitor;
};

export const test = base.extend<Fixtures, BrowserOptions & {browserInUse: Browser}>({
  engine: ['chromium', {option: true, scope: 'worker'}],
  executablePath: ['', {option: true, scope: 'worker'}],
  language: ['nl', {option: true, scope: 'worker'}],

  browserInUse: [
    async ({engine, executablePath, language}, provide) => {
      const browser = await LAUNCHES[engine]?.(executablePath, language);
      if (!browser) throw new Error(`No driver for ${engine}`);
      await provide(browser);
      await browser.close();
    },
    {scope: 'worker', timeout: 60_000},
  ],

  sandbox: async ({}, provide) => {
    await provide(createSandboxClient(String(process.env['BASE_URL']), randomUUID()));
  },

  allowedConsole: [undefined, {option: true}],

  tab: async ({browserInUse, sandbox, allowedConsole}, provide, testInfo) => {
    testInfo.annotations.push({type: 'browser', description: browserInUse.version});
    const tab = await browserInUse.newTab(sandbox.url);
    await tab.setCookie('sandbox', sandbox.key);
    await provide(tab);
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('page', {
        body: Buffer.from(await tab.picture()),
        contentType: 'image/png',
      });
    }
    await tab.close();
    expect(await sandbox.errorReports(), 'error reports').toEqual([]);
    const surprises = tab.complaints().filter((line) => !allowedConsole?.test(line));
    expect(surprises, 'console output').toEqual([]);
  },

  visitor: async ({tab, sandbox, language}, provide) => {
    const domain = `web${randomUUID().replaceAll('-', '').slice(0, 20)}`;
    await provide(createVisitor(tab, sandbox.url, textsOf(language), domain));
  },
});
