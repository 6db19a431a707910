import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {createPageViews} from '../../../src/telemetry/pageViews.ts';

type Sent = {url: string; event: Record<string, unknown>};

let sent: Sent[] = [];
let network: () => Promise<Response>;

beforeAll(() => import('@plausible-analytics/tracker'), 30_000);
beforeEach(() => {
  sent = [];
  network = () => Promise.resolve(new Response(null, {status: 202}));
  vi.stubGlobal('fetch', (url: string, {body}: {body: string}) => {
    sent.push({url, event: JSON.parse(body)});
    return network();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.doUnmock('@plausible-analytics/tracker');
});

const views = () => sent.filter(({event}) => event['n'] === 'pageview');
const viewed = () => views().map(({event}) => event['u']);
const url = (path: string) => `${location.origin}${path}`;

/** The tracker allows one start per page, so the tests of a working one share it. */
const pageViews = createPageViews({endpoint: '/sandbox/analytics'});

describe('a page view', () => {
  it('is sent to the endpoint as a Plausible event, without cookies or referring page', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(
      'https://checkout.stripe.com/pay/cs_canary?email=jan@example.test',
    );
    pageViews.pageView('/free');
    await vi.waitFor(() => expect(views()).toHaveLength(1));
    expect(views()).toEqual([
      {
        url: '/sandbox/analytics',
        event: {
          n: 'pageview',
          u: url('/free'),
          d: location.hostname,
          r: 'https://checkout.stripe.com',
          v: expect.any(Number),
        },
      },
    ]);
    expect(document.cookie).toBe('');
    expect(localStorage).toHaveLength(0);
  });

  it('carries the path alone, never a query or a fragment @S37', async () => {
    pageViews.pageView('/pro/success?link=https://canary.example');
    pageViews.pageView('/pro#jan@example.test');
    pageViews.pageView('/free/step2#a?b\nc');
    await vi.waitFor(() => expect(views()).toHaveLength(3));
    expect(viewed()).toEqual(['/pro/success', '/pro', '/free/step2'].map(url));
    expect(JSON.stringify(sent)).not.toMatch(/canary|jan@|\?b/);
  });

  it('is one event per call, in order @7-11', async () => {
    const paths = ['/free', '/free/step2', '/free', '/free/step2'];
    paths.forEach((path) => pageViews.pageView(path));
    await vi.waitFor(() => expect(views()).toHaveLength(4));
    expect(viewed()).toEqual(paths.map(url));
  });

  it('says nothing of what is on the page', async () => {
    document.body.innerHTML =
      '<form><input name="password" value="Welkom2024x-canary"><button>x</button></form>';
    document.querySelector('button')?.click();
    pageViews.pageView('/free/step3');
    window.dispatchEvent(new Event('blur'));
    await vi.waitFor(() => expect(views()).toHaveLength(1));
    expect(JSON.stringify(sent)).not.toContain('canary');
  });
});

describe('no harm is done', () => {
  it.each([
    ['where the request is blocked', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'where fetch itself throws',
      () => {
        throw new TypeError('blocked');
      },
    ],
  ])('%s, and the next view is sent', async (_, blocked) => {
    network = blocked;
    pageViews.pageView('/free');
    await vi.waitFor(() => expect(sent).not.toEqual([]));
    sent = [];
    network = () => Promise.resolve(new Response(null, {status: 202}));
    pageViews.pageView('/free/step2');
    await vi.waitFor(() => expect(viewed()).toEqual([url('/free/step2')]));
  });

  it('where the service hangs: it keeps one request and no more', async () => {
    let answer: (response: Response) => void = () => {};
    network = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    pageViews.pageView('/free');
    pageViews.pageView('/free/step2');
    await vi.waitFor(() => expect(viewed()).toEqual([url('/free')]));
    network = () => Promise.resolve(new Response(null, {status: 202}));
    answer(new Response(null, {status: 202}));
    await vi.waitFor(() => expect(viewed()).toEqual(['/free', '/free/step2'].map(url)));
  });

  it('where the tracker is blocked @B68', async () => {
    const imported = vi.fn();
    vi.doMock('@plausible-analytics/tracker', () => {
      imported();
      throw new Error('net::ERR_BLOCKED_BY_CLIENT');
    });
    const blocked = createPageViews({endpoint: '/sandbox/analytics'});
    blocked.pageView('/free');
    await vi.waitFor(() => expect(imported).toHaveBeenCalled());
    blocked.pageView('/free/step2');
    expect(sent).toEqual([]);
  });

  it('where a blocker left a stub in its place @B68', async () => {
    const init = vi.fn();
    vi.doMock('@plausible-analytics/tracker', () => ({init, track: undefined}));
    createPageViews({endpoint: '/sandbox/analytics'}).pageView('/free');
    await vi.waitFor(() => expect(init).toHaveBeenCalled());
    expect(sent).toEqual([]);
  });
});

it('an empty endpoint sends nothing and loads nothing', async () => {
  const imported = vi.fn();
  vi.doMock('@plausible-analytics/tracker', imported);
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  createPageViews({endpoint: ''}).pageView('/free');
  expect(idle).not.toHaveBeenCalled();
  expect(imported).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});
