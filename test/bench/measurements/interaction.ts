import {join} from 'node:path';
import {type Browser, chromium, type Locator, type Page} from '@playwright/test';
import react from '@vitejs/plugin-react';
import {build} from 'vite';
import en from '../../../src/i18n/en.json';
import {createFunnel, type Funnel} from '../../e2e/support/funnel.ts';
import {findBrowser} from '../../support/run/findBrowser.mjs';
import {median, p95, writeResults} from '../report.ts';
import {FOLDER, serve, serveProduct, type Served} from '../servedProduct.ts';
import {fieldsOf, readLatencies, timeInteractions, untilRendered, watchLatency} from './latency.ts';

const SLOWDOWN = 4;
/** As many as the shortest field takes. */
const KEYS = 30;
/** A fast typist: two hundred words a minute are 60 ms, a hundred and twenty are 100 ms. */
const KEY_DELAY = 100;
const ROUNDS = 20;
/** A visitor reads a step before pressing Next, in milliseconds. */
const READING = 1000;

type Found = Record<string, number[]>;

const collect = (all: Found, found: Found) => {
  for (const [name, times] of Object.entries(found)) (all[name] ??= []).push(...times);
};

const serveFormik = async (): Promise<Served> => {
  const outDir = join(FOLDER, 'formik');
  const root = join(import.meta.dirname, '../formik');
  const plugins = [react()];
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins,
    build: {outDir, emptyOutDir: true},
  });
  return serve(outDir);
};

const newPage = async (browser: Browser, baseURL: string) => {
  const context = await browser.newContext({baseURL, locale: 'en-GB'});
  const page = await context.newPage();
  page.setDefaultTimeout(0);
  await watchLatency(page);
  return page;
};

const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
};

const typeInAll = async (page: Page): Promise<number[]> => {
  const times: number[] = [];
  for (const input of await fieldsOf(page).all()) {
    const before = await input.inputValue();
    await input.focus();
    const keys = {event: 'keydown', count: KEYS} as const;
    times.push(
      ...(await timeInteractions(page, keys, () =>
        input.pressSequentially('a'.repeat(KEYS), {delay: KEY_DELAY}),
      )),
    );
    await input.fill(before);
  }
  return times;
};

const pressNext = async (page: Page, next: Locator) => {
  await page.waitForTimeout(READING);
  const rendered = untilRendered(page);
  await next.click();
  await rendered;
};

/** Keys, then Next where nothing is filled in, which has every field judged, then keys again. */
const measureForm = async (page: Page, name: string, next: Locator, types: boolean) => {
  const found: Found = {};
  if (types) found[`keys, ${name}`] = await typeInAll(page);
  await page.waitForTimeout(READING);
  found[`Next on an empty form, ${name}`] = await timeInteractions(
    page,
    {event: 'click', count: 1},
    () => next.click(),
  );
  if (types) found[`keys while errors are shown, ${name}`] = await typeInAll(page);
  return found;
};

const FORMIK = 'a bare Formik form';

const walkFormik = async (page: Page, types: boolean): Promise<Found> => {
  const next = page.locator('button[type=submit]');
  await page.goto('/');
  await next.waitFor();
  await slowDown(page);
  const found = await measureForm(page, FORMIK, next, types);
  for (const input of await fieldsOf(page).all()) await input.fill('a');
  await pressNext(page, next);
  const latencies = Object.values(await readLatencies(page));
  return {...found, [`Next to the next step, ${FORMIK}`]: latencies.flat()};
};

const goOn = async (page: Page, funnel: Funnel, step: 1 | 2 | 3 | 4 | 5) => {
  await funnel.answer(step);
  await pressNext(page, funnel.next);
  await funnel.isAt(`/pro/step${step + 1}`);
};

/** One walk of the PRO flow. */
const walk = async (page: Page, name: string, types: boolean): Promise<Found> => {
  const funnel = createFunnel(page, en, name);
  await funnel.open('/pro?lng=en');
  await slowDown(page);
  const first = await measureForm(page, 'the start step', funnel.next, types);
  for (const step of [1, 2, 3, 4, 5] as const) await goOn(page, funnel, step);
  const last = await measureForm(page, 'the billing step', funnel.pay, types);
  return {...first, ...last, ...(await readLatencies(page))};
};

/** From input to the picture that answers it, with a slower processor; beside Formik alone in the same run. */
export const measureInteraction = async ([asked]: readonly string[]): Promise<void> => {
  const rounds = Number(asked ?? ROUNDS);
  const [formik, product] = [await serveFormik(), await serveProduct()];
  const {executablePath, env} = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: {...process.env, ...env},
    args: ['--no-sandbox'],
  });
  const all: Found = {};
  for (let round = 0; round <= rounds; round += 1) {
    for (const [url, walkOne] of [
      [formik.url, walkFormik] as const,
      [product.url, (page: Page, types: boolean) => walk(page, `bench${round}`, types)] as const,
    ]) {
      const page = await newPage(browser, url);
      const found = await walkOne(page, round === 1);
      // The first walk only warms the browser up.
      if (round > 0) collect(all, found);
      await page.context().close();
    }
  }
  await browser.close();
  for (const host of [formik, product]) host.close();
  const rows = Object.entries(all)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, times]) => [
      name,
      String(times.length),
      ...[median(times), p95(times)].map((time) => time.toFixed(0)),
    ]);
  await writeResults('interaction', `, processor slowed ${SLOWDOWN} times`, [
    {head: ['from', 'times', 'median ms', 'p95 ms'], rows},
  ]);
};
