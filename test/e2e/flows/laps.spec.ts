import type {CDPSession, Page} from '@playwright/test';
import {expect, test} from '../support/fixtures.ts';
import type {Funnel} from '../support/funnel.ts';
import {JAN, PASSWORD} from '../support/people.ts';

/** `npm run bench:laps` goes on for 200. */
const LAPS = Number(process.env['LAPS'] ?? 5);
const LAPS_TO_WEIGH = 100;
/** What is weighed is first walked often enough for the browser to have compiled most of it. */
const WARM_UP = LAPS < LAPS_TO_WEIGH ? 2 : 10;
/** In bytes: over all laps, and over the second half, where nothing is compiled any more. */
const GROWTH = 1_000_000;
const GROWTH_PER_LAP = 10_000;

type Held = {heap: number; listeners: number; nodes: number; running: number};

/** Counts, in the page, the timers that are set and have neither fired nor been cleared. */
const watchTimers = () => {
  const pending = new Set<unknown>();
  const {setTimeout: set, clearTimeout: clear} = window;
  Object.assign(window, {
    pendingTimers: pending,
    setTimeout: (action: () => void, wait?: number) => {
      const id = set(() => {
        pending.delete(id);
        action();
      }, wait);
      pending.add(id);
      return id;
    },
    clearTimeout: (id: number) => {
      pending.delete(id);
      clear(id);
    },
  });
};

/** How many objects of a kind are still reachable. */
const reachable = async (session: CDPSession, kind: string): Promise<number> => {
  const {result} = await session.send('Runtime.evaluate', {expression: `${kind}.prototype`});
  const {objects} = await session.send('Runtime.queryObjects', {
    prototypeObjectId: String(result.objectId),
  });
  const {result: length} = await session.send('Runtime.callFunctionOn', {
    objectId: String(objects.objectId),
    functionDeclaration: 'function () { return this.length; }',
  });
  await session.send('Runtime.releaseObject', {objectId: String(objects.objectId)});
  return Number(length.value);
};

/** What the page still holds once everything that can be let go of has been collected. */
const measure = async (page: Page, session: CDPSession): Promise<Held> => {
  await expect.poll(() => page.evaluate(() => Object(window).pendingTimers.size)).toBe(0);
  await session.send('HeapProfiler.collectGarbage');
  // Every running call of a flow has an abort controller of its own.
  const running = await reachable(session, 'AbortController');
  const {metrics} = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    heap: metric('JSHeapUsedSize'),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    running,
  };
};

/** From the start screen to the created environment and back, without loading the page again. */
const lap = async ({field, next, create, choose, heading, link, texts}: Funnel, domain: string) => {
  const shows = (title: string) => expect(heading).toHaveText(title);
  await shows(texts.start.title.free);
  await field('domainName').fill(domain);
  await field('password').fill(PASSWORD);
  await field('acceptTermsAndConditions').check();
  await next.click();
  await shows(texts.moreInfo.title);
  for (const [name, text] of Object.entries(JAN)) await field(name).fill(text);
  await next.click();
  await shows(texts.team.title);
  await next.click();
  await shows(texts.exampleData.title);
  await choose('exampleData', 'nodata');
  await create.click();
  await shows(texts.created.title);
  await link(texts.actions.toStart).click();
};

test(`${LAPS} laps of the free flow in one tab leave nothing behind`, async ({
  page,
  context,
  funnel,
  domain,
  sandbox,
}) => {
  test.slow();
  await page.addInitScript(watchTimers);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await funnel.open('/free');
  const run = async (from: number, to: number) => {
    for (let count = from; count < to; count += 1) await lap(funnel, `${domain}${count}`);
    await expect(funnel.heading).toHaveText(funnel.texts.start.title.free);
  };
  await run(0, WARM_UP);
  const before = await measure(page, session);
  const half = WARM_UP + Math.ceil(LAPS / 2);
  await run(WARM_UP, half);
  const between = await measure(page, session);
  await run(half, WARM_UP + LAPS);
  const after = await measure(page, session);
  for (const held of [before, between, after]) console.log(JSON.stringify(held));
  expect((await sandbox.requests('creation')).length).toBe(WARM_UP + LAPS);
  expect(after.running).toBeLessThanOrEqual(before.running);
  expect(after.listeners - before.listeners).toBeLessThan(LAPS);
  expect(after.nodes - before.nodes).toBeLessThan(LAPS);
  if (LAPS < LAPS_TO_WEIGH) return;
  expect((after.heap - between.heap) / (LAPS / 2)).toBeLessThan(GROWTH_PER_LAP);
  expect(after.heap - before.heap).toBeLessThan(GROWTH);
});
