import type {Locator, Page} from '@playwright/test';

const RENDERED = 'the next step is rendered';
/** The least that Event Timing reports, in milliseconds, and so what an interaction it does not report took at most. */
const LEAST = 16;
/** In which the browser has reported the last frame, in milliseconds. */
const SETTLED = 300;

/** In the page: notes what the browser says of each interaction, and how long after Next the next step's heading is rendered. */
const watch = ([rendered, least]: readonly [string, number]) => {
  const found: Record<string, number[]> = {};
  const interactions: PerformanceEventTiming[] = [];
  Object.assign(window, {latencies: found, interactions});
  new PerformanceObserver((list) => {
    interactions.push(...(list.getEntries() as PerformanceEventTiming[]));
  }).observe({type: 'event', durationThreshold: least, buffered: true} as PerformanceObserverInit);
  const add = (name: string, time: number) => void (found[name] ??= []).push(time);
  /** When the last answer came that a click waited for; page views are waited for by nobody. */
  const answeredAfter = (since: number): number =>
    performance
      .getEntriesByType('resource')
      .filter(({startTime, name}) => startTime >= since && /\/(api|recaptcha)\//.test(name))
      .reduce((last, entry) => Math.max(last, (entry as PerformanceResourceTiming).responseEnd), 0);
  const afterPicture = (act: () => void) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', act);
    channel.port1.start();
    requestAnimationFrame(() => channel.port2.postMessage(''));
  };
  // A press that led nowhere is over with the next one.
  let last: MutationObserver | undefined;
  addEventListener(
    'click',
    ({target, timeStamp}) => {
      const button = target instanceof Element && target.closest('button[type=submit]');
      const title = document.querySelector('h1');
      if (!button || !title) return;
      last?.disconnect();
      const observer = new MutationObserver(() => {
        const shown = document.querySelector('h1');
        if (!shown || shown === title) return;
        observer.disconnect();
        const name = `Next to “${shown.textContent}”`;
        afterPicture(() => {
          add(name, performance.now() - timeStamp);
          // The browser lists an answer only after whoever asked has dealt with it.
          const answered = answeredAfter(timeStamp);
          if (answered > 0) add(`${name}, from the answer`, performance.now() - answered);
          console.log(rendered);
        });
      });
      last = observer;
      observer.observe(document, {childList: true, subtree: true});
    },
    true,
  );
};

export const watchLatency = (page: Page) => page.addInitScript(watch, [RENDERED, LEAST] as const);

/** From Next to the next step's heading, by that heading. */
export const readLatencies = (page: Page): Promise<Record<string, number[]>> =>
  page.evaluate(() => Object(window).latencies);

/** Asks the page nothing until the next step is rendered: looking for its heading takes time that would be measured. */
export const untilRendered = (page: Page) =>
  page.waitForEvent('console', (message) => message.text() === RENDERED);

/** From input to the next paint, by Event Timing, of so many interactions of a kind. */
export const timeInteractions = async (
  page: Page,
  {event, count}: {event: 'keydown' | 'click'; count: number},
  act: () => Promise<void>,
): Promise<number[]> => {
  const since = await page.evaluate(() => performance.now());
  await act();
  await page.waitForTimeout(SETTLED);
  const reported = await page.evaluate(
    ([from, name]) => {
      const all: PerformanceEventTiming[] = Object(window).interactions;
      const own = all.filter(({startTime}) => startTime >= from);
      const ids = new Set(
        own.filter((entry) => entry.name === name).map(({interactionId}) => interactionId),
      );
      return [...ids].map((id) =>
        Math.max(
          ...own.filter(({interactionId}) => interactionId === id).map(({duration}) => duration),
        ),
      );
    },
    [since, event] as const,
  );
  return [...reported, ...Array.from({length: Math.max(0, count - reported.length)}, () => LEAST)];
};

export const fieldsOf = (page: Page): Locator =>
  page.locator('input:not([type=checkbox]):not([type=radio])');
