import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {FlowMeta} from '../../../../machines/shared/flow/flowTypes.ts';
import type {Environment} from '../../../../machines/shared/flow/callResults.ts';
import {createAddressBar} from '../../../../src/app/history/addressBar.ts';
import {entryState} from '../../../../src/app/history/trailState.ts';
import type {Session, View} from '../../../../src/app/session/session.ts';

const cleanUps: (() => void)[] = [];

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Page = {view: View | undefined; reference?: string; leavesFor?: string};

/** The address bar of a page that shows only what the test sets. */
const open = (address: string, {view, reference, leavesFor}: Page) => {
  history.replaceState(history.state, '', address);
  let shown = view;
  let notify = () => {};
  const asked: string[] = [];
  const session: Session = {
    view: () => shown,
    subscribe: (listener) => {
      notify = listener;
      return () => {
        notify = () => {};
      };
    },
    visit: ({path, by}) => {
      asked.push(`${path} by ${by}`);
      return Promise.resolve([]);
    },
    carry: () => {},
    hasPassword: () => false,
    resume: () => {},
    isDeparting: () => false,
    depart: () => leavesFor,
  };
  const counted: string[] = [];
  const written: string[] = [];
  const bar = createAddressBar({
    session,
    navigate: (to, {replace}) => {
      const {pathname = '', search = ''} = typeof to === 'string' ? {} : to;
      written.push(`${replace ? 'replaced' : 'added'} ${pathname}`);
      history[replace ? 'replaceState' : 'pushState'](null, '', pathname + search);
    },
    pageViews: {pageView: (path) => counted.push(path), goal: () => {}},
    trust: () => undefined,
    lastReference: () => reference,
  });
  const show = (next: View) => {
    shown = next;
    notify();
  };
  const stop = bar.start();
  cleanUps.push(stop);
  return {bar, counted, asked, written, show, stop};
};

const nowhere = (path: string): View => ({kind: 'notFound', path});

const flowOn = (
  path: string,
  {environment = {}, ...meta}: Partial<FlowMeta> & {environment?: Environment} = {},
): View => {
  const here: FlowMeta = {screen: 'details', path, history: 'push', ...meta};
  const actor = {
    getSnapshot: () => ({getMeta: () => ({here}), context: {environment}}),
    subscribe: () => ({unsubscribe: () => {}}),
  };
  return {kind: 'flow', actor} as unknown as View;
};

it('an address without a page is counted, and never sent as it was typed @S26', async () => {
  const {counted} = open('/jan@example.test', {view: nowhere('/jan@example.test')});
  await vi.waitFor(() => expect(counted).toEqual(['/404']), {timeout: 10_000});
});

it('a page whose code is loading is not counted', async () => {
  const missed = open('/free', {view: {kind: 'loading', path: '/free'}});
  missed.stop();
  const {counted} = open('/nowhere', {view: nowhere('/nowhere')});
  await vi.waitFor(() => expect(counted).toEqual(['/404']), {timeout: 10_000});
  expect(missed.counted).toEqual([]);
});

it('a step is counted once, however often it is shown', async () => {
  const {counted, show} = open('/free', {view: flowOn('/free')});
  show(flowOn('/free'));
  show({kind: 'loading', path: '/pro'});
  show(flowOn('/free/step2'));
  await vi.waitFor(() => expect(counted).toEqual(['/free', '/free/step2']), {timeout: 10_000});
});

it('an entry that is added keeps the way to it and its place, one that is replaced its old place', () => {
  history.replaceState({funnel: {length: 4}}, '');
  const {show, written} = open('/free/step3', {view: flowOn('/free')});
  expect(entryState()).toEqual({trail: ['/free'], length: 4});
  show(flowOn('/free/step2'));
  expect(entryState()).toEqual({trail: ['/free', '/free/step2'], length: history.length});
  expect(written).toEqual(['replaced /free', 'added /free/step2']);
});

it('what a result shows is kept with its entry', () => {
  const environment = {url: 'https://acmetest.testwerf.example/'};
  open('/free/step6', {
    view: flowOn('/free/step6', {screen: 'created', environment}),
  });
  expect(entryState()).toEqual({environment});
});

it('the reference of a failure is kept where the failure is shown, and nowhere else', () => {
  const {show} = open('/free', {view: flowOn('/free'), reference: 'R1'});
  expect(entryState()).toBeUndefined();
  show(flowOn('/free/somethingwentwrong', {screen: 'somethingWentWrong'}));
  expect(entryState()).toMatchObject({reference: 'R1'});
});

it('no reference is kept where a failure has none, or no page is shown', () => {
  const view = flowOn('/free/somethingwentwrong', {screen: 'somethingWentWrong'});
  open('/free/somethingwentwrong', {view});
  open('/nowhere', {view: nowhere('/nowhere'), reference: 'R1'});
  expect(entryState()).toBeUndefined();
});

it('nothing is written before something is shown, or once the page is left', async () => {
  vi.useFakeTimers();
  const {asked, written, show, stop} = open('/free', {view: undefined});
  history.replaceState(null, '', '/pro');
  dispatchEvent(new PopStateEvent('popstate'));
  await vi.advanceTimersByTimeAsync(60);
  expect([asked, written]).toEqual([['/pro by history'], []]);
  show(flowOn('/pro/step2'));
  expect(written).toEqual(['added /pro/step2']);
  stop();
  show(flowOn('/pro/step3'));
  expect(written).toEqual(['added /pro/step2']);
});

it('another site is left for once the machine has come to rest', () => {
  vi.useFakeTimers();
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const leavesFor = 'https://checkout.stripe.com/pay/1';
  const {stop} = open('/pro/step7', {view: flowOn('/pro/step7'), leavesFor});
  stop();
  expect(assign.mock.calls).toEqual([]);
  vi.runAllTimers();
  expect(assign.mock.calls[0]).toEqual([leavesFor]);
});

it('an entry that was refused is left again once the history is still', async () => {
  vi.useFakeTimers();
  const {asked, stop} = open('/free', {view: flowOn('/free')});
  const comeTo = async (path: string) => {
    history.replaceState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    await vi.advanceTimersByTimeAsync(30);
  };
  await comeTo('/free/step2');
  await comeTo('/free/step3');
  expect(asked).toEqual(['/free/step2 by history', '/free/step3 by history']);
  expect(location.pathname).toBe('/free/step3');
  await vi.advanceTimersByTimeAsync(30);
  expect(location.pathname).toBe('/free');
  stop();
  await comeTo('/free/step4');
  expect(asked).toHaveLength(2);
});

it('a move that the browser has lost is waited for half a second', async () => {
  vi.useFakeTimers();
  const go = vi.spyOn(history, 'go').mockImplementation(() => {});
  const {show} = open('/free', {view: flowOn('/free')});
  show(flowOn('/free/step2'));
  show(flowOn('/free'));
  await vi.advanceTimersByTimeAsync(490);
  expect([go.mock.calls, location.pathname]).toEqual([[[-1]], '/free/step2']);
  await vi.advanceTimersByTimeAsync(20);
  expect(location.pathname).toBe('/free');
});

it.each([
  ['/pro?utm_source=a%20b+c&x', '/pro?utm_source=a%20b+c&x&lng=en'],
  ['/pro?lng=nl&utm_source=a%20b+c&x#part', '/pro?lng=en&utm_source=a%20b+c&x#part'],
  ['//nowhere/else', '//nowhere/else?lng=en'],
])('a language is put into %s, and every other byte stays', (address, changed) => {
  const {bar} = open(location.origin + address, {
    view: nowhere(new URL(location.origin + address).pathname),
  });
  bar.setLanguage('en');
  expect(location.href).toBe(location.origin + changed);
});

it('a language that is in the address already is not written again', () => {
  const {bar} = open('/nowhere?lng=EN', {view: nowhere('/nowhere')});
  bar.setLanguage('en');
  expect(location.search).toBe('?lng=EN');
});

it('a chosen language is put into an entry on return to it, before the entry is requested', async () => {
  const {bar} = open('/nowhere?x=a+b', {view: nowhere('/nowhere')});
  history.pushState(null, '', '/nowhere?y');
  bar.setLanguage('en');
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, {once: true}));
  history.back();
  await arrived;
  expect(location.search).toBe('?x=a+b&lng=en');
});
