import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {inTime, LONGEST_LOAD, whenLate} from '../../../../src/app/parts/longestLoad.ts';

let isOnline: boolean;

beforeEach(() => {
  isOnline = true;
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const goOnline = () => {
  isOnline = true;
  window.dispatchEvent(new Event('online'));
};

it('a part is told to be late once', () => {
  const tell = vi.fn();
  whenLate(tell);
  vi.advanceTimersByTime(LONGEST_LOAD - 1);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(LONGEST_LOAD * 3);
  expect(tell).toHaveBeenCalledTimes(1);
});

it('without a network nothing is late, and the wait begins anew once there is one', () => {
  const tell = vi.fn();
  isOnline = false;
  whenLate(tell);
  vi.advanceTimersByTime(LONGEST_LOAD);
  goOnline();
  vi.advanceTimersByTime(LONGEST_LOAD - 1);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledTimes(1);
});

it('nothing is told once nobody waits, on line or not', () => {
  const tell = vi.fn();
  whenLate(tell)();
  isOnline = false;
  const stop = whenLate(tell);
  vi.advanceTimersByTime(LONGEST_LOAD);
  stop();
  goOnline();
  vi.advanceTimersByTime(LONGEST_LOAD);
  expect(tell).not.toHaveBeenCalled();
});

it('what comes in time comes, what fails fails, and what is late fails', async () => {
  const gone = new TypeError('Failed to fetch');
  const ends = Promise.allSettled(
    [Promise.resolve('the part'), Promise.reject(gone), new Promise(() => {})].map(inTime),
  );
  await vi.advanceTimersByTimeAsync(LONGEST_LOAD);
  expect(await ends).toEqual([
    {status: 'fulfilled', value: 'the part'},
    {status: 'rejected', reason: gone},
    {status: 'rejected', reason: new Error('A part is late')},
  ]);
});
