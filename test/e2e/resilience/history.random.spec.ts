import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures.ts';
import type {Funnel} from '../support/funnel.ts';
import {PASSWORD} from '../support/people.ts';
import {headingAt, textsOf} from '../support/texts.ts';

/** Moves in all, and how much slower than it is the page's processor runs; `npm run qa:history` sets both. */
const MOVES = Number(process.env['HISTORY_MOVES'] ?? 20);
const SLOWDOWN = Number(process.env['HISTORY_SLOWDOWN'] ?? 1);
const MOVES_PER_VISIT = 20;
/** The latest that a history event comes after a press, in milliseconds. */
const LATEST = 500;
/** Within which screen and address must agree, in milliseconds: shorter where nothing else runs. */
const LIMIT = Number(process.env['HISTORY_LIMIT'] ?? 10_000);

const {executablePath, env} = JSON.parse(process.env['E2E_BROWSER'] ?? '{}');

// As browsers are that people use: a page that is left is kept whole.
test.use({
  actionTimeout: 5_000,
  launchOptions: {
    executablePath,
    env: {...process.env, ...env},
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** The same numbers for the same seed (mulberry32). */
const seeded = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

const PATHS = ['/', '/pro', ...[2, 3, 4, 5, 6].map((step) => `/pro/step${step}`)];
const texts = textsOf('nl');
const HEADINGS = Object.fromEntries(PATHS.map((path) => [path, headingAt(path, texts)]));

/** Runs in the page: what is wrong with it as it stands. */
const faultOf = (headings: Record<string, string | undefined>): string | undefined => {
  const shown = [...document.querySelectorAll('h1')].map((h1) => h1.textContent).join(' | ');
  const expected = headings[location.pathname.replace(/(.)\/$/, '$1')];
  if (!('ready' in document.documentElement.dataset)) return 'not ready';
  if (shown !== expected) return `${location.pathname} shows ${shown}`;
  const submit = document.querySelector('main form button[type=submit]');
  return submit && !submit.matches(':disabled') ? undefined : `${shown} cannot be submitted`;
};

type Happening = (page: Page, after: number, random: (below: number) => number) => unknown;

const go =
  (...deltas: number[]): Happening =>
  (page, after) =>
    page.evaluate(
      ([ms, all]) => {
        for (const [index, delta] of all.entries())
          setTimeout(() => history.go(delta), ms + index * 5);
      },
      [after, deltas] as const,
    );

/** What happens in the page right after a press, so long after it. */
const happenings: Record<string, Happening> = {
  back: go(-1),
  forward: go(1),
  'back and forward': go(-1, 1),
  'any number of entries': (page, after, random) => go(random(7) - 3 || -2)(page, after, random),
  'an entry of a frame': (page, after) =>
    page.evaluate((ms) => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      setTimeout(() => frame.contentWindow?.history.pushState(ms, ''), ms);
    }, after),
  'a lost move': (page) =>
    page.evaluate(() => {
      const {navigation} = window as {navigation?: Navigation};
      const real = navigation?.traverseTo;
      if (!navigation || !real) return;
      navigation.traverseTo = () => {
        navigation.traverseTo = real;
        const lost = Promise.reject(new DOMException('lost', 'AbortError'));
        lost.catch(() => {});
        return {committed: lost, finished: lost};
      };
    }),
  nothing: () => undefined,
};

/** A browser calls a tab that is copied, or that it had discarded, a way through the history. */
const LOADS = ['reload', 'copy', 'discarded'];

const pretendLoads = (page: Page) =>
  page.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    const how = sessionStorage.getItem('load');
    sessionStorage.removeItem('load');
    if (!how || how === 'reload') return;
    const {prototype} = PerformanceNavigationTiming;
    Object.defineProperty(prototype, 'type', {get: () => 'back_forward'});
    if (how === 'discarded') Object.defineProperty(document, 'wasDiscarded', {value: true});
  });

const loadAgain = async (page: Page, how: string) => {
  await page.evaluate((load) => sessionStorage.setItem('load', load), how).catch(() => {});
  // Going elsewhere at the same moment ends it.
  await page.reload().catch(() => {});
};

/** Presses what the screen has, at once and whatever it is doing. */
const press = (page: Page, which: 'next' | 'back') =>
  page.evaluate(
    ([name, back]) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('main form button')];
      const button = buttons.find(({type, textContent}) =>
        name === 'next' ? type === 'submit' : textContent === back,
      );
      button?.click();
    },
    [which, texts.actions.back] as const,
  );

const isAway = (page: Page) => !page.url().startsWith('http');

/** What is wrong with the page, after a return to where it was left. */
const judge = async (page: Page) => {
  if (!isAway(page)) return page.evaluate(faultOf, HEADINGS).catch(() => 'loading');
  await page.goForward({waitUntil: 'commit'}).catch(() => {});
  return 'elsewhere';
};

/** The password goes with the page; everything else is filled in still. */
const fillInAgain = async (page: Page, funnel: Funnel) => {
  if (new URL(page.url()).pathname === '/') return funnel.choose('flowchoice', 'pro');
  const password = funnel.field('password');
  if ((await password.count()) === 0) return;
  if ((await password.inputValue()) === '') await password.fill(PASSWORD);
};

for (let visit = 0; visit * MOVES_PER_VISIT < MOVES; visit += 1)
  test(`visit ${visit}: whatever happens to the history after a press, screen and address agree @F6`, async ({
    page,
    funnel,
    allowConsole,
  }, {annotations}) => {
    test.setTimeout(180_000);
    // A page that is reloaded in the middle of a call ends it.
    allowConsole(/./);
    const random = seeded(visit + 1);
    const log: string[] = [];
    await pretendLoads(page);
    await funnel.open('/');
    await funnel.choose('flowchoice', 'pro');
    await funnel.next.click();
    await funnel.walkOn('pro', 1, 6);
    if (SLOWDOWN > 1) {
      const client = await page.context().newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    }
    let slowest = {took: 0, what: ''};
    for (let move = 0; move < MOVES_PER_VISIT; move += 1) {
      const names = Object.keys(happenings);
      const name = names[random(names.length)] ?? '';
      const after = random(LATEST);
      const which = random(2) === 0 ? 'next' : 'back';
      const moveAt = log.length;
      log.push(`${which}, ${name} after ${after} ms`);
      await happenings[name]?.(page, after, random);
      await press(page, which).catch(() => {});
      if (random(12) === 0) {
        const how = LOADS[random(LOADS.length)] ?? '';
        log.push(how);
        await loadAgain(page, how);
      }
      const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      await page.evaluate(passed, after + 10).catch(() => {});
      const since = Date.now();
      await expect
        .poll(() => judge(page), {
          message: log.join('\n'),
          timeout: LIMIT,
          intervals: [20],
        })
        .toBeUndefined();
      const took = Date.now() - since;
      if (took > slowest.took) slowest = {took, what: log.slice(moveAt).join(', ')};
      // A late move may take the field away meanwhile.
      await fillInAgain(page, funnel).catch(() => {});
    }
    annotations.push({type: 'slowest', description: `${slowest.took} ms: ${slowest.what}`});
  });
