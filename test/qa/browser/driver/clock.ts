import type {BrowserContext, Page} from '@playwright/test';

type Clock = {pass: (ms: number) => void};
type Clocked = Window & {qaClock?: Clock};

/** Runs in the page, before anything of the product. */
const stopLongWaits = (): void => {
  const LONG = 1_000;
  const FIRST_ID = 1_000_000_000;
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const waiting = new Map<number, {at: number; run: () => void}>();
  let now = 0;
  let id = FIRST_ID;
  const wait = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): number => {
    if (ms < LONG) return start(run, ms, ...args);
    id += 1;
    waiting.set(id, {at: now + ms, run: () => run(...args)});
    return id;
  };
  const forget = (timer?: number): void => {
    if (!waiting.delete(timer ?? 0)) stop(timer);
  };
  const pass = (ms: number): void => {
    now += ms;
    const due = [...waiting].filter(([, {at}]) => at <= now);
    for (const [timer, {run}] of due.toSorted(([, one], [, other]) => one.at - other.at)) {
      if (waiting.delete(timer)) run();
    }
  };
  Object.assign(window, {setTimeout: wait, clearTimeout: forget, qaClock: {pass}});
};

/**
 * Lets waits of a second and more stand still until time is let pass: no limit runs out because a computer is
 * slow, and none has to be waited for. Not `page.clock`: each of its calls makes every later page slower.
 */
export const holdClock = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(stopLongWaits);

export const passTime = (page: Page, ms: number): Promise<void> =>
  page.evaluate((time) => (window as Clocked).qaClock?.pass(time), ms);
