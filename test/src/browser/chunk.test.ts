import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {LONGEST_LEAVING} from '../../../src/browser/departure.ts';
import {chunks, createChunk, LONGEST_TRY, PAUSES, SETTLING} from '../../../src/browser/chunk.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  // No part of one test is missing in the next.
  for (const end of ends.splice(0)) end();
  await pass(0);
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let names = 0;
const ends: (() => void)[] = [];

/** A chunk whose tries the test ends, and what was reported of it. */
const open = () => {
  names += 1;
  const name = `chunk ${names}`;
  const tries: {come: (text: string) => void; fail: () => void}[] = [];
  const chunk = createChunk(
    name,
    () =>
      new Promise<string>((resolve, reject) => {
        ends.push(() => resolve('the end'));
        tries.push({come: resolve, fail: () => reject(new TypeError('Failed to fetch'))});
      }),
  );
  const watched: string[] = [];
  chunks.watch((reported) => reported === name && watched.push(reported));
  const isMissing = () => chunks.areMissing(name);
  const fail = async () => {
    tries.at(-1)?.fail();
    await pass(SETTLING);
  };
  const load = (how: 'load' | 'loadAhead' = 'load') => {
    const seen = {answer: 'none yet'};
    chunk[how]().then(
      (came) => (seen.answer = came),
      () => (seen.answer = 'rejected'),
    );
    return seen;
  };
  return {name, chunk, tries, watched, isMissing, fail, load};
};

it('waits while pieces of files arrive, and reports that it is missing once none has for long', async () => {
  const line = {lastPiece: 0};
  vi.stubGlobal('fetchFiles', line);
  const {load, isMissing} = open();
  load();
  for (let second = 0; second < 60; second += 5) {
    await pass(5_000);
    line.lastPiece = performance.now();
  }
  expect(isMissing()).toBe(false);
  await pass(LONGEST_TRY);
  expect(isMissing()).toBe(true);
  vi.unstubAllGlobals();
});

/** Reported as missing, with its first pause before it. */
const lose = async () => {
  const opened = open();
  opened.load();
  await opened.fail();
  await opened.fail();
  expect(opened.isMissing()).toBe(true);
  return opened;
};

describe('a chunk', () => {
  it('is requested once for all who need it, and stays', async () => {
    const {chunk, tries, load} = open();
    const [first, second] = [load(), load('loadAhead')];
    tries[0]?.come('code');
    await pass(0);
    expect([tries.length, first.answer, second.answer, chunk.get()]).toEqual([
      1,
      'code',
      'code',
      'code',
    ]);
    expect(await chunk.load()).toBe('code');
  });

  it('that fails once is tried again silently', async () => {
    const {tries, isMissing, fail, load} = open();
    const seen = load();
    await fail();
    expect([tries.length, isMissing(), seen.answer]).toEqual([2, false, 'none yet']);
    tries[1]?.come('code');
    await pass(0);
    expect([isMissing(), seen.answer]).toEqual([false, 'code']);
  });

  it('that fails twice is reported as missing, once', async () => {
    const {name, watched, isMissing, fail, load} = open();
    const seen = load();
    await fail();
    await fail();
    expect([isMissing(), seen.answer, watched]).toEqual([true, 'rejected', [name]]);
    await pass(PAUSES[0]);
    await fail();
    expect(watched).toEqual([name]);
  });

  it('that hangs is reported as missing in time, and used if it arrives after all', async () => {
    const {chunk, tries, isMissing, load} = open();
    load();
    await pass(LONGEST_TRY - 1);
    expect(isMissing()).toBe(false);
    await pass(1);
    expect(isMissing()).toBe(true);
    tries[0]?.come('late');
    await pass(0);
    expect([isMissing(), chunk.get()]).toEqual([false, 'late']);
  });

  it('is tried again after growing pauses, which end', async () => {
    const {tries, fail} = await lose();
    for (const [at, pause] of PAUSES.entries()) {
      await pass(pause - 1);
      expect(tries.length).toBe(2 + at);
      await pass(1);
      expect(tries.length).toBe(3 + at);
      await fail();
    }
    await pass(3_600_000);
    expect(tries.length).toBe(2 + PAUSES.length);
  });

  it('is tried again once the connection is back, whatever the browser thought of it before', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const {tries} = await lose();
    expect(tries.length).toBe(2);
    dispatchEvent(new Event('online'));
    expect(tries.length).toBe(3);
    dispatchEvent(new Event('online'));
    expect(tries.length).toBe(3);
    vi.restoreAllMocks();
  });

  it('is tried again when the visitor asks for it, who is notified when that has ended', async () => {
    const {tries, isMissing, fail} = await lose();
    let hasEnded = false;
    void chunks.tryAgain().then(() => (hasEnded = true));
    expect(tries.length).toBe(3);
    await fail();
    expect(hasEnded).toBe(false);
    await fail();
    expect([hasEnded, isMissing()]).toEqual([true, true]);
    void chunks.tryAgain();
    tries.at(-1)?.come('code');
    await pass(0);
    expect(isMissing()).toBe(false);
  });

  it('that nobody needs yet is tried again and never reported', async () => {
    const {watched, tries, isMissing, fail, load} = open();
    load('loadAhead');
    await fail();
    await fail();
    expect([watched, isMissing(), tries.length]).toEqual([[], false, 2]);
    const seen = load();
    expect(tries.length).toBe(3);
    tries[2]?.come('code');
    await pass(0);
    expect(seen.answer).toBe('code');
  });
});

describe('once the page is being left', () => {
  const show = () => dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}));
  afterEach(show);

  it('what fails is neither reported nor tried again', async () => {
    const {tries, watched, isMissing, fail, load} = open();
    load();
    await fail();
    dispatchEvent(new Event('pagehide'));
    await fail();
    await pass(3_600_000);
    dispatchEvent(new Event('online'));
    expect([tries.length, watched, isMissing()]).toEqual([2, [], false]);
  });

  it('a failure just before it is no failure', async () => {
    const {tries, watched, fail, load} = open();
    load();
    await fail();
    tries[1]?.fail();
    await pass(SETTLING - 1);
    dispatchEvent(new Event('pagehide'));
    await pass(3_600_000);
    expect([tries.length, watched]).toEqual([2, []]);
  });

  it('which takes a while, what hangs or waits is left alone', async () => {
    const {tries, isMissing} = await lose();
    const hanging = open();
    hanging.load();
    await pass(PAUSES[0] - 1);
    dispatchEvent(new Event('beforeunload'));
    dispatchEvent(new Event('pagehide'));
    await pass(3_600_000);
    expect([tries.length, isMissing(), hanging.isMissing()]).toEqual([2, true, false]);
  });

  it('and stays, as for a download, what failed is tried again after a pause', async () => {
    const {tries, watched, fail, load} = open();
    const seen = load();
    dispatchEvent(new Event('beforeunload'));
    await fail();
    await pass(LONGEST_LEAVING - SETTLING - 1);
    expect(tries.length).toBe(1);
    await pass(1);
    expect([tries.length, watched]).toEqual([2, []]);
    tries[1]?.come('code');
    await pass(0);
    expect(seen.answer).toBe('code');
  });

  it('and shown again from the cache, it goes on', async () => {
    const {chunk, tries, fail, load} = open();
    const seen = load();
    dispatchEvent(new Event('pagehide'));
    await fail();
    expect(tries.length).toBe(1);
    show();
    expect(tries.length).toBe(2);
    tries[1]?.come('code');
    await pass(0);
    expect([chunk.get(), seen.answer]).toEqual(['code', 'code']);
  });
});
