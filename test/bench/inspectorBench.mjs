import {rmSync} from 'node:fs';
import {cpus} from 'node:os';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {createServer} from 'vite';
import {findBrowser} from '../support/run/findBrowser.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */

const ROOT = join(import.meta.dirname, '../..');
const STEPS = 500;
const ROUNDS = 15;
const KEYS = 20;
/**
 * Between keys, in ms. React takes a costly note of where an element was made for the first 10,000 of each second:
 * keys that come as fast as they can are cheaper on the page that happens to be ahead.
 */
const PACE = 80;
const VIEWER_LIMIT = 16;
const APP_LIMIT = 5;

/**
 * Processor time of a page's main thread so far, in ms: other work on the machine does not count.
 * @param {Page} page
 */
async function threadTime(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  return async () => {
    const {metrics} = await session.send('Performance.getMetrics');
    return (metrics.find(({name}) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
}

/**
 * @param {Page} page
 * @param {string} url
 */
async function open(page, url) {
  await page.goto(url, {timeout: 120_000});
  await page.locator('html[data-ready]').waitFor({state: 'attached', timeout: 120_000});
}

/**
 * The inspector, once it has drawn its picture.
 * @param {BrowserContext} context
 * @param {string} origin
 */
async function openViewer(context, origin) {
  const viewer = await context.newPage();
  await viewer.goto(`${origin}/inspector`, {timeout: 120_000});
  await viewer.locator('svg [data-state]').first().waitFor({timeout: 120_000});
  return viewer;
}

/**
 * Three arrows round and round, each drawn on its own; the mean per step, in ms.
 * @param {BrowserContext} context
 * @param {string} origin
 */
async function viewerTime(context, origin) {
  const viewer = await openViewer(context, origin);
  const app = await context.newPage();
  await open(app, `${origin}/?lng=en`);
  const rows = viewer.getByRole('region', {name: 'Event log'}).getByRole('listitem');
  await rows.first().waitFor();
  const known = await rows.count();
  // A page behind another one draws no frames.
  await viewer.bringToFront();
  const time = await threadTime(viewer);
  const before = await time();
  await viewer.evaluate(async (steps) => {
    const commands = new BroadcastChannel('flow-inspector-commands');
    const feed = new BroadcastChannel('flow-inspector-feed');
    const words = ['chooses FREE', 'confirms the plan', 'opens / by its address'];
    const [tab] = [...document.querySelectorAll('select option')]
      .map((option) => option.getAttribute('value'))
      .filter(Boolean);
    for (let step = 0; step < steps; step += 1) {
      const heard = new Promise((resolve) =>
        feed.addEventListener('message', resolve, {once: true}),
      );
      const actor = 'x:0';
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      commands.postMessage({kind: 'send', tab, actor, words: words[step % words.length]});
      await heard;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  }, STEPS);
  const used = (await time()) - before;
  const shown = await rows.count();
  if (shown - known !== STEPS) throw new Error(`${shown - known} of ${STEPS} steps were shown`);
  await Promise.all([viewer.close(), app.close()]);
  return used / STEPS;
}

/**
 * Typing in a field whose every key is an event: gives the way to measure it, per key, in ms.
 * @param {BrowserContext} context
 * @param {string} origin
 */
async function typingIn(context, origin) {
  const app = await context.newPage();
  await open(app, `${origin}/free?lng=en`);
  const field = app.locator('[name=domainName]');
  const time = await threadTime(app);
  return async () => {
    await app.bringToFront();
    await field.fill('');
    const before = await time();
    await field.pressSequentially('a'.repeat(KEYS), {delay: PACE, timeout: 0});
    return ((await time()) - before) / KEYS;
  };
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

process.env['SANDBOX_DATABASE'] = ':memory:';
const cacheDir = join(ROOT, `node_modules/.cache/bench-${process.pid}`);
const server = await createServer({
  root: ROOT,
  cacheDir,
  logLevel: 'warn',
  server: {host: '127.0.0.1', port: 0, hmr: false, watch: null},
});
await server.listen();
const origin = String(server.resolvedUrls?.local[0]).replace(/\/$/, '');
const {executablePath, env} = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  env: {...process.env, ...env},
});
const plain = await browser.newContext();
await plain.route('**/inspector/feed/startFeed.ts*', (route) =>
  route.fulfill({
    contentType: 'text/javascript',
    body: 'export const startFeed = async () => ({});',
  }),
);
const watched = await browser.newContext();
const viewed = await browser.newContext();
await openViewer(viewed, origin);

const typists = {
  plain: await typingIn(plain, origin),
  watched: await typingIn(watched, origin),
  viewed: await typingIn(viewed, origin),
};
const turns = [typists.plain, typists.watched, typists.viewed];
// Code runs slower before it has run often.
for (const type of turns) await type();
/** @type {Map<() => Promise<number>, number[]>} */
const times = new Map(turns.map((type) => [type, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  // What comes later in a round finds code that has run more often: each comes first as often as last.
  for (const type of round % 2 === 0 ? turns : turns.toReversed()) {
    times.get(type)?.push(await type());
  }
}
for (const context of [plain, watched, viewed]) {
  await Promise.all(context.pages().map((page) => page.close()));
}
const perStep = await viewerTime(watched, origin);
await browser.close();
await server.close();
rmSync(cacheDir, {recursive: true, force: true});

const without = times.get(typists.plain) ?? [];
/** @param {() => Promise<number>} type */
const result = (type) => {
  const all = times.get(type) ?? [];
  // Rounds are compared one by one, since a machine is faster in one minute than in another.
  const slower = median(
    all.map((time, round) => (time / (without[round] ?? Number.NaN) - 1) * 100),
  );
  return {slower, text: `${median(all).toFixed(2)} ms (${slower.toFixed(1)} %)`};
};
const feed = result(typists.watched);
const feedAndViewer = result(typists.viewed);
const today = new Date().toISOString().slice(0, 10);
console.log(`
| measured ${today}, ${cpus().length} × ${cpus()[0]?.model.trim()} | result | limit |
| --- | --- | --- |
| viewer, main thread per step, ${STEPS} steps | ${perStep.toFixed(1)} ms | ${VIEWER_LIMIT} ms |
| app, main thread per key, without the feed | ${median(without).toFixed(2)} ms | |
| app, with the feed | ${feed.text} | +${APP_LIMIT} % |
| app, with the feed and an open viewer | ${feedAndViewer.text} | +${APP_LIMIT} % |
`);
const isTooSlow = [feed, feedAndViewer].some(({slower}) => slower > APP_LIMIT);
if (perStep >= VIEWER_LIMIT || isTooSlow) process.exitCode = 1;
