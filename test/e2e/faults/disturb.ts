import type {BrowserContext, Page, Route} from '@playwright/test';
import type {Fixtures} from '../support/fixtures.ts';
import {addressOf, isChunk} from './calls.ts';
import type {Cell} from './matrix.ts';
import {type FaultKind, faultOf} from './faultKinds.ts';

type Surroundings = Pick<Fixtures, 'sandbox' | 'funnel'> & {page: Page; context: BrowserContext};

export type Disturbance = {
  /** Has to happen just before the call. */
  strike(): Promise<void>;
  /** Resolves with the first request that the fault befell. */
  struck: Promise<unknown>;
  /** The fault is over. */
  lift(): Promise<void>;
};

const LASTING: readonly string[] = ['analytics', 'errors'];
const LASTING_FAULTS: readonly string[] = ['offline', 'newRelease', 'slow'];

/** The library that makes a call; gone with the release that it belongs to. */
const LIBRARIES: Partial<Record<string, RegExp>> = {
  availability: /\/assets\/api-/,
  analytics: /\/assets\/paths-/,
  errors: /\/assets\/faults-/,
};

const HTML = {contentType: 'text/html', body: '<!doctype html><h1>Error</h1>'};

/** As a server or the network treats a file. */
const answerChunk = ({answer}: FaultKind, route: Route): Promise<void> => {
  switch (answer?.kind) {
    case 'html':
      return route.fulfill({status: answer.status ?? 200, ...HTML});
    case 'status':
      return route.fulfill({status: answer.status ?? 500, body: ''});
    case 'empty':
      return route.fulfill({status: 200, contentType: 'text/javascript', body: ''});
    case 'wrongTypes':
      return route.fulfill({status: 200, contentType: 'application/json', body: '[42]'});
    case 'retryAfter':
      return route.fulfill({status: 429, headers: {'retry-after': '30'}, body: ''});
    case 'hang':
      return Promise.resolve();
    default:
      return route.abort('connectionreset');
  }
};

/** Makes a cell's call go wrong from now on; all but analytics and error reports once. */
export const disturb = async (
  {call, fault, flow}: Cell,
  {page, context, sandbox, funnel: {heading, texts}}: Surroundings,
): Promise<Disturbance> => {
  const kind = faultOf(fault);
  const steps = {
    free: texts.exampleData.title,
    pro: texts.exampleData.title,
    upgrade: texts.billing.title,
  };
  const library = fault === 'newRelease' ? LIBRARIES[call] : undefined;
  const address = library ?? addressOf(call, flow);
  const isLasting = LASTING.includes(call);
  let isLifted = false;
  let letThrough = () => {};
  const isOver = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const struck = page.waitForEvent('request', (request) => address.test(request.url()));

  // What the page asks for by itself is held until the visitor has typed.
  let letStrike = () => {};
  const isToStrike = new Promise<void>((resolve) => {
    letStrike = resolve;
  });
  if (call !== 'firstView') letStrike();
  const isOnce = call === 'firstView' && !LASTING_FAULTS.includes(fault);

  // The page knows that it is offline before it asks for a chunk.
  const losesNetwork = fault === 'offline' && call === 'chunk';

  const treat = async (route: Route): Promise<void> => {
    if (isLifted) return route.continue();
    isLifted = isOnce;
    await isToStrike;
    if (fault === 'slow') {
      if (!isLasting) await isOver;
      return route.continue();
    }
    if (fault === 'noCors' && !isChunk(call)) await route.fetch();
    if (fault === 'offline' && !isLasting && call !== 'availability') {
      // The screen itself comes first, or it would wait for the network too.
      if (call === 'script') await heading.filter({hasText: steps[flow]}).waitFor();
      await context.setOffline(true);
    }
    if (fault === 'newRelease') return route.fulfill({status: 404, ...HTML});
    if (kind.ending !== undefined) return route.abort(kind.ending);
    return answerChunk(kind, route);
  };

  if (!isChunk(call) && kind.answer) {
    await sandbox.scenario({call, fault: kind.answer, ...(!isLasting && {times: 1})});
  } else if (!losesNetwork) {
    await page.route(address, treat);
  }
  return {
    strike: async () => {
      if (losesNetwork) await context.setOffline(true);
      letStrike();
    },
    struck,
    lift: async () => {
      isLifted = true;
      letThrough();
      await context.setOffline(false);
    },
  };
};
