import type {Page} from '@playwright/test';
import type {Funnel} from '../support/funnel.ts';
import {BILLING, JAN, PASSWORD} from '../support/people.ts';
import {headingAt} from '../support/texts.ts';
import type {Call, Flow} from './calls.ts';

type Stop = {path: string; button: 'next' | 'create' | 'pay'};

const next = (path: string): Stop => ({path, button: 'next'});

const STOPS: Record<Flow, readonly Stop[]> = {
  free: [
    next('/free'),
    next('/free/step2'),
    next('/free/step3'),
    {path: '/free/step4', button: 'create'},
  ],
  pro: [
    next('/pro'),
    next('/pro/step2'),
    next('/pro/step3'),
    next('/pro/step4'),
    next('/pro/step5'),
    {path: '/pro/step6', button: 'pay'},
  ],
  upgrade: [next('/upgrade/'), next('/upgrade/step1'), {path: '/upgrade/step2', button: 'pay'}],
};

/** The stop whose button brings the fault on. */
const STRIKES: Record<Call, Record<Flow, number>> = {
  // Loads on arrival at the stop after.
  script: {free: 2, pro: 2, upgrade: 1},
  execute: {free: 3, pro: 3, upgrade: 2},
  availability: {free: 0, pro: 0, upgrade: 2},
  validation: {free: 3, pro: 3, upgrade: 2},
  creation: {free: 3, pro: 5, upgrade: 2},
  analytics: {free: 0, pro: 0, upgrade: 0},
  errors: {free: 3, pro: 3, upgrade: 2},
  firstView: {free: 0, pro: 0, upgrade: 0},
  chunk: {free: 0, pro: 0, upgrade: 0},
};

const ORDER = {
  subscriptionDetails: {period: 'monthly', numberOfUsers: '25'},
  billingDetails: BILLING,
};
const PERSON = {acceptTermsAndConditions: 'YES', ...JAN, exampleData: 'data'};

/** What the visitor typed before, as the browser keeps it. */
const draftOf = (flow: Flow, domainName: string) => ({
  domainName,
  discount: 14,
  ...(flow !== 'upgrade' && PERSON),
  ...(flow !== 'free' && ORDER),
});

type Settings = {
  funnel: Funnel;
  page: Page;
  flow: Flow;
  call: Call;
  domain: string;
  /** Where it is not that of the call. */
  strikesAt?: number;
};

/** A visitor's way through a flow with everything but the password typed before. */
export const createJourney = ({
  funnel,
  page,
  flow,
  call,
  domain,
  strikesAt = STRIKES[call][flow],
}: Settings) => {
  const stops = STOPS[flow];
  const first = stops[0] ?? next('/');
  let passwords = 0;

  const answer = async ({path}: Stop, {field, choose}: Funnel) => {
    if (path === '/upgrade/') await choose('upgradechoice', 'pro');
    if (path !== '/free' && path !== '/pro') return;
    if ((await field('password').inputValue()) !== '') return;
    passwords += 1;
    await field('password').fill(PASSWORD);
  };

  /** Waits by the page's own beat; the assertions after it look at intervals. */
  const comeTo = async (path: string) => {
    await page.locator('html[data-ready]').waitFor({state: 'attached'});
    await funnel.heading.filter({hasText: headingAt(path, funnel.texts) ?? ''}).waitFor();
    await funnel.isAt(path);
  };

  const submit = async (stop: Stop) => {
    await comeTo(stop.path);
    await answer(stop, funnel);
    await funnel[stop.button].click();
  };

  const submitAll = async (from: number, to?: number) => {
    for (const stop of stops.slice(from, to)) await submit(stop);
  };

  return {
    draft: draftOf(flow, domain),
    strikesAt,
    startsAt: first.path,
    /** How often the password had to be typed. */
    passwords: () => passwords,
    /** What the browser keeps. */
    kept: (): Promise<unknown> =>
      page.evaluate(() => JSON.parse(sessionStorage.getItem('formvalues') ?? 'null')),
    open: async () => {
      await page.goto('/favicon.svg');
      await page.evaluate(
        (values) => sessionStorage.setItem('formvalues', values),
        JSON.stringify(draftOf(flow, domain)),
      );
      const isNamed = flow === 'upgrade' && call !== 'availability';
      const address = `${first.path}${isNamed ? `?domain=${domain}` : ''}`;
      if (call !== 'firstView') return funnel.open(address);
      await page.goto(address, {waitUntil: 'domcontentloaded'});
      await answer(first, funnel);
    },
    /** Up to the fault, which the last button pressed brings on. */
    toFault: async (justBefore?: () => Promise<void>) => {
      await submitAll(0, strikesAt);
      await comeTo(stops[strikesAt]?.path ?? '');
      await justBefore?.();
      await submitAll(strikesAt, strikesAt + 1);
    },
    /** From a stop to the last one, whose button is not pressed. */
    toLastButton: async (from: number) => {
      await submitAll(from, -1);
      await comeTo(stops.at(-1)?.path ?? '');
    },
    /** From a stop to where nothing is left to press. */
    toEnd: async (from: number) => {
      await submitAll(from);
      if (flow === 'free') await comeTo('/free/step6');
      else await page.waitForURL(/\/sandbox\/payment\//);
    },
  };
};

export type Journey = ReturnType<typeof createJourney>;
