import {randomUUID} from 'node:crypto';
import {type BrowserContext, test as base} from '@playwright/test';
import type {QaFlow} from '../paths/flows.ts';
import {holdClock} from './driver/clock.ts';
import {createSandboxClient, type SandboxClient} from './driver/sandboxClient.ts';
import {openTab, type Tab} from './driver/tab.ts';

type WorkerFixtures = {
  qaUrl: string;
  /** One context for all tests of a worker: each opens a tab in it, which is quicker than a context. */
  visitor: BrowserContext;
};

/** A tab on the product, and the sandbox's answers to it alone. */
export type Visit = {tab: Tab; sandbox: SandboxClient; flow: QaFlow; domain: string};

type Fixtures = {
  /** Begins a visit with a web address that no other test uses. */
  begin: (flow: QaFlow) => Promise<Visit>;
};

let visits = 0;

const newDomain = ({name}: QaFlow, workerIndex: number): string => {
  visits += 1;
  return `${name === 'upgrade' ? 'bestaand' : 'proefdomein'}${workerIndex * 1_000 + visits}`;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  qaUrl: [async ({}, provide) => provide(String(process.env['QA_URL'])), {scope: 'worker'}],
  visitor: [
    async ({browser, qaUrl}, provide) => {
      const context = await browser.newContext({
        baseURL: qaUrl,
        locale: 'nl-NL',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await holdClock(context);
      await provide(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
  begin: async ({visitor, qaUrl}, provide, {workerIndex}) => {
    const tabs: Tab[] = [];
    await provide(async (flow) => {
      const key = randomUUID();
      await visitor.addCookies([{name: 'sandbox', value: key, url: qaUrl}]);
      const domain = newDomain(flow, workerIndex);
      const tab = await openTab(visitor, domain);
      tabs.push(tab);
      return {tab, sandbox: createSandboxClient(qaUrl, key), flow, domain};
    });
    for (const {page} of tabs) await page.close();
  },
});
