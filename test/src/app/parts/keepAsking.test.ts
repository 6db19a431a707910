import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {type Asking, keepAsking, PAUSES} from '../../../../src/app/parts/keepAsking.ts';
import {LONGEST_LOAD} from '../../../../src/app/parts/longestLoad.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch'));
const load = vi.fn<() => Promise<unknown>>();
const asked = () => load.mock.calls.length;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

let isHidden: boolean;
let asking: Asking;

const show = () => {
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  isHidden = false;
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  load.mockReset().mockImplementation(gone);
  asking = keepAsking(load);
});
afterEach(() => {
  asking.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('what is missing is asked for after growing pauses, and then at the longest one', async () => {
  const times: number[] = [];
  load.mockImplementation(() => {
    times.push(Date.now());
    return gone();
  });
  const begun = Date.now();
  await pass(120_000);
  expect(times.map((time, at) => time - (times[at - 1] ?? begun))).toEqual([
    2_000, 5_000, 15_000, 30_000, 30_000, 30_000,
  ]);
});

it('what is late is asked for again after the pause that follows', async () => {
  load.mockReturnValue(new Promise(() => {}));
  await pass(PAUSES[0] + LONGEST_LOAD + PAUSES[1] - 1);
  expect(asked()).toBe(1);
  await pass(1);
  expect(asked()).toBe(2);
});

it('nothing is asked for while nobody looks, and at once when somebody does again', async () => {
  isHidden = true;
  await pass(120_000);
  expect(asked()).toBe(0);
  show();
  expect(asked()).toBe(1);
  await pass(PAUSES[1]);
  expect(asked()).toBe(2);
});

it('what is missing is asked for at once where that is wanted, or the network is back, and the pause begins anew', async () => {
  await pass(PAUSES[0] - 1);
  expect(await asking.ask()).toBe(false);
  await pass(PAUSES[1] - 1);
  expect(asked()).toBe(1);
  window.dispatchEvent(new Event('online'));
  await pass(PAUSES[2] - 1);
  expect(asked()).toBe(2);
});

it('whoever asks while that is under way waits for the same answer', async () => {
  let come = (_: unknown) => {};
  load.mockReturnValue(new Promise((resolve) => (come = resolve)));
  const answers = [asking.ask(), asking.ask()];
  come('the part');
  expect([await Promise.all(answers), asked()]).toEqual([[true, true], 1]);
});

it('nothing is asked for any more once it is not wanted, or has come', async () => {
  load.mockResolvedValue('the part');
  await pass(PAUSES[0]);
  await pass(120_000);
  expect(asked()).toBe(1);
  asking.stop();
  window.dispatchEvent(new Event('online'));
  show();
  expect(asked()).toBe(1);
});
