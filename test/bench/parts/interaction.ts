import {
  type Browser,
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test';
import en from '../../../src/i18n/en.json';
import {createFunnel, type Funnel} from '../../e2e/funnel.ts';
import {findBrowser} from '../../support/findBrowser.mjs';
import {median, p95, writePart} from '../report.ts';
import {serveProduct} from '../servedProduct.ts';
import {FLOOR_KEY, FLOOR_PAGE, FLOOR_STEP} from './interactionFloor.ts';

const SLOWDOWN = 4;
const KEYS = 40;
/** A fast typist: two hundred words a minute are 60 ms, a hundred and twenty are 100 ms. */
const KEY_DELAY = 100;
const ROUNDS = 20;
/** A visitor reads a step before pressing Next, in milliseconds. */
const READING = 1000;
const LIMITS = {key: 16, step: 50};

const DRAWN = 'the next step is drawn';

/** In the page: notes how long after each key or click the picture that answers it was made. */
const watchLatency = (drawn: string) => {
  const found: Record<string, number[]> = {};
  const add = (name: string, time: number) => void (found[name] ??= []).push(time);
  /** When the last answer came that a click waited for; page views are waited for by nobody. */
  const answeredAfter = (since: number): number =>
    performance
      .getEntriesByType('resource')
      .filter(({startTime, name}) => startTime >= since && /\/(api|recaptcha)\//.test(name))
      .reduce((last, entry) => Math.max(last, (entry as PerformanceResourceTiming).responseEnd), 0);
  const note = (name: string, since: number, onNoted = () => {}) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => {
      add(name, performance.now() - since);
      onNoted();
    });
    channel.port1.start();
    requestAnimationFrame(() => channel.port2.postMessage(''));
  };
  addEventListener(
    'keydown',
    ({target, timeStamp}) => {
      if (target instanceof HTMLInputElement) note(target.name, timeStamp);
    },
    true,
  );
  addEventListener(
    'click',
    ({target, timeStamp}) => {
      const button = target instanceof Element && target.closest('button[type=submit]');
      const title = document.querySelector('h1');
      if (!button || !title) return;
      const observer = new MutationObserver(() => {
        const shown = document.querySelector('h1');
        if (!shown || shown === title) return;
        observer.disconnect();
        const name = `Next to “${shown.textContent}”`;
        // The browser lists an answer only after whoever asked has dealt with it.
        note(name, timeStamp, () => {
          const answered = answeredAfter(timeStamp);
          if (answered > 0) add(`${name}, from the answer`, performance.now() - answered);
          console.log(drawn);
        });
      });
      observer.observe(document, {childList: true, subtree: true});
    },
    true,
  );
  Object.assign(window, {latencies: found});
};

const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
};

const fieldsOf = (page: Page) => page.locator('input:not([type=checkbox]):not([type=radio])');

const typeInAll = async (inputs: Locator) => {
  for (const input of await inputs.all()) {
    const before = await input.inputValue();
    await input.pressSequentially('a'.repeat(KEYS), {delay: KEY_DELAY});
    await input.fill(before);
  }
};

/** Asks the page nothing until the next step is drawn: looking for its heading takes time that would be measured. */
const pressNext = async (page: Page, next: Locator) => {
  await page.waitForTimeout(READING);
  const drawn = page.waitForEvent('console', (message) => message.text() === DRAWN);
  await next.click();
  await drawn;
};

const readLatencies = (page: Page): Promise<Record<string, number[]>> =>
  page.evaluate(() => Object(window).latencies);

const newPage = async (context: BrowserContext) => {
  const page = await context.newPage();
  await page.addInitScript(watchLatency, DRAWN);
  return page;
};

/** What a key and a step cost in themselves: the browser's own work, with no more script than it takes. */
const measureFloor = async (
  browser: Browser,
  baseURL: string,
): Promise<Record<string, number[]>> => {
  const context = await browser.newContext({baseURL});
  const page = await newPage(context);
  await page.route('**/floor', (route) =>
    route.fulfill({contentType: 'text/html', body: FLOOR_PAGE}),
  );
  await page.goto('/floor');
  await slowDown(page);
  await typeInAll(page.locator(`[name="${FLOOR_KEY}"]`));
  for (let round = 0; round <= ROUNDS; round += 1) await pressNext(page, page.locator('button'));
  const {[FLOOR_KEY]: keys = [], [`Next to “${FLOOR_STEP}”`]: steps = []} =
    await readLatencies(page);
  await context.close();
  return {[FLOOR_KEY]: keys, [FLOOR_STEP]: steps.slice(1)};
};

const goOn = async (page: Page, funnel: Funnel, step: 1 | 2 | 3 | 4 | 5) => {
  await funnel.answer(step);
  await pressNext(page, funnel.next);
  await funnel.isAt(`/pro/step${step + 1}`);
};

/** One walk of the PRO flow, typing in every field of the first of them. */
const walk = async (page: Page, name: string, types: boolean) => {
  const funnel = createFunnel(page, en, name);
  await funnel.open('/pro?lng=en');
  await slowDown(page);
  for (const step of [1, 2, 3, 4, 5] as const) {
    if (types) await typeInAll(fieldsOf(page));
    await goOn(page, funnel, step);
  }
  if (types) await typeInAll(fieldsOf(page));
};

/** From a key, and from Next, to the picture that answers it, with a slower processor. */
export const measureInteraction = async (): Promise<void> => {
  const product = await serveProduct();
  const {executablePath, env} = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: {...process.env, ...env},
    // Without a screen's rhythm, so that what is measured is the work and not the wait for the next frame.
    args: ['--no-sandbox', '--disable-gpu-vsync', '--disable-frame-rate-limit'],
  });
  const all: Record<string, number[]> = {};
  Object.assign(all, await measureFloor(browser, product.url));
  for (let round = 0; round <= ROUNDS; round += 1) {
    const context = await browser.newContext({baseURL: product.url, locale: 'en-GB'});
    const page = await newPage(context);
    await walk(page, `bench${round}`, round === 1);
    const found = await readLatencies(page);
    // The first walk only warms the browser up.
    if (round > 0) {
      for (const [name, times] of Object.entries(found)) (all[name] ??= []).push(...times);
    }
    await context.close();
  }
  await browser.close();
  product.close();
  const rows = Object.entries(all).map(([name, times]) => {
    const limit = name.startsWith('Next') ? LIMITS.step : LIMITS.key;
    const shown = [median(times), p95(times)].map((time) => time.toFixed(1));
    const isFloor = name === FLOOR_KEY || name === FLOOR_STEP;
    return [name, String(times.length), ...shown, isFloor ? '' : String(limit)];
  });
  await writePart('interaction', `, processor slowed ${SLOWDOWN} times`, [
    {head: ['from', 'times', 'median ms', 'p95 ms', 'limit ms'], rows},
  ]);
};
