import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {LONGEST_LEAVING, watchDeparture} from '../../../src/browser/departure.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const open = () => {
  const page = new EventTarget();
  const departure = watchDeparture(page);
  const acts: string[] = [];
  return {
    departure,
    acts,
    act: (name: string) => departure.whenHere(() => acts.push(name)),
    dispatch: (type: string, init = {}) => page.dispatchEvent(Object.assign(new Event(type), init)),
  };
};

describe('a page', () => {
  it('that stays acts at once', () => {
    const {departure, acts, act} = open();
    act('first');
    expect([departure.isLeaving(), acts]).toEqual([false, ['first']]);
  });

  it('that is being left acts once it has turned out to stay, in the order of asking', () => {
    const {departure, acts, act, dispatch} = open();
    dispatch('beforeunload');
    act('first');
    act('second');
    vi.advanceTimersByTime(LONGEST_LEAVING - 1);
    expect([departure.isLeaving(), acts]).toEqual([true, []]);
    vi.advanceTimersByTime(1);
    expect([departure.isLeaving(), acts]).toEqual([false, ['first', 'second']]);
  });

  it('that finishes loading while it is being left is still being left', () => {
    const {departure, dispatch} = open();
    dispatch('beforeunload');
    dispatch('pageshow', {persisted: false});
    expect(departure.isLeaving()).toBe(true);
  });

  it('that was left acts when it is shown again, not before', () => {
    const {departure, acts, act, dispatch} = open();
    dispatch('beforeunload');
    dispatch('pagehide');
    act('first');
    vi.advanceTimersByTime(3_600_000);
    expect([departure.isLeaving(), acts]).toEqual([true, []]);
    dispatch('pageshow', {persisted: true});
    expect([departure.isLeaving(), acts]).toEqual([false, ['first']]);
  });

  it('that is prerendered by the browser has no visitor who could leave', () => {
    expect(watchDeparture({}).isLeaving()).toBe(false);
  });
});
