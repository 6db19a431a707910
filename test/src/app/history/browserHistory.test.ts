import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  goTo,
  onArrival,
  readPlace,
  replaceQuery,
} from '../../../../src/app/history/browserHistory.ts';
import {ARRIVING} from '../../../../src/browser/arriving.ts';

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('the place is the address and what the funnel keeps with the entry', () => {
  history.replaceState({idx: 2, funnel: {length: 3}}, '', '/free?lng=en#part');
  expect(readPlace()).toEqual({pathname: '/free', search: '?lng=en', state: {length: 3}});
});

it('another query leaves the rest of the address, and its entry, as they were', () => {
  history.replaceState({idx: 2}, '', '/free?lng=en#part');
  const {length} = history;
  replaceQuery('?lng=nl');
  expect([location.pathname, location.search, location.hash]).toEqual([
    '/free',
    '?lng=nl',
    '#part',
  ]);
  expect([history.state, history.length]).toEqual([{idx: 2}, length]);
});

describe('going back or forward', () => {
  const prepare = (keys: readonly string[], currentEntry: {index: number} | null) => {
    const go = vi.spyOn(history, 'go').mockImplementation(() => {});
    const traverseTo = vi.fn(() => ({
      committed: Promise.reject(new Error('aborted')),
      finished: Promise.reject(new Error('aborted')),
    }));
    vi.stubGlobal('navigation', {
      currentEntry,
      entries: () => keys.map((key) => ({key})),
      traverseTo,
    });
    return {go, traverseTo};
  };

  it.each([
    [-1, 'b'],
    [-2, 'a'],
    [1, 'd'],
  ])(
    'by %i is to the entry that the browser knows there, also where that fails',
    async (delta, key) => {
      const {go, traverseTo} = prepare(['a', 'b', 'c', 'd'], {index: 2});
      goTo(delta);
      expect([traverseTo.mock.calls, go.mock.calls]).toEqual([[[key]], []]);
    },
  );

  it.each([
    ['knows no such entry', ['a', 'b'], {index: 1}],
    ['has left the page', [], null],
  ])('is counted where the browser %s', (_, keys, current) => {
    const {go, traverseTo} = prepare(keys, current);
    goTo(-2);
    expect([traverseTo.mock.calls, go.mock.calls]).toEqual([[], [[-2]]]);
  });

  it('is counted where the browser knows no entries at all', () => {
    const {go} = prepare([], null);
    vi.stubGlobal('navigation', undefined);
    goTo(1);
    expect(go.mock.calls).toEqual([[1]]);
  });
});

describe('an arrival', () => {
  const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), {persisted});

  it('is a move through the history, which is announced first, or the page shown again whole', () => {
    const calls: string[] = [];
    const announce = () => calls.push('announced');
    addEventListener(ARRIVING, announce);
    const stop = onArrival(() => calls.push('arrived'));

    dispatchEvent(new PopStateEvent('popstate'));
    expect(calls.splice(0)).toEqual(['announced', 'arrived']);
    dispatchEvent(shown(false));
    expect(calls).toEqual([]);
    dispatchEvent(shown(true));
    expect(calls.splice(0)).toEqual(['arrived']);

    stop();
    dispatchEvent(new PopStateEvent('popstate'));
    dispatchEvent(shown(true));
    expect(calls).toEqual([]);
    removeEventListener(ARRIVING, announce);
  });
});
