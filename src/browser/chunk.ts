import {FETCH_FILES} from './chunkName.ts';
import {departure} from './departure.ts';
import type {FetchFiles} from './fetchFiles.ts';

/** In milliseconds. A longer try counts as failed, but its result is used if it still comes. */
export const LONGEST_TRY = 10_000;
/** In milliseconds, before a failure means anything. */
export const SETTLING = 500;
/** In milliseconds, before each try after the second. After these, only a visitor or the `online` event starts a try. */
export const PAUSES = [2_000, 5_000, 15_000, 30_000] as const;

/** Code that is loaded when it is needed. */
export type Chunk<T> = {
  readonly name: string;
  /** What came; nothing before that. */
  get: () => T | undefined;
  /** Resolves once loaded. Rejects once it counts as missing, though further tries follow. */
  load: () => Promise<T>;
  /** Resolves once loaded, however long that takes. */
  comes: () => Promise<T>;
  /** As `load`, before it is needed: no other listener is notified that it is missing. */
  loadAhead: () => Promise<T>;
};

type Tried = {name: string; tryAgain: () => Promise<unknown>};

const missing = new Set<Tried>();
/** Chunks that have not loaded yet, each with its next try. */
const awaited = new Set<() => void>();
const listeners = new Set<() => void>();
const watchers = new Set<(name: string) => unknown>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** What is missing of all chunks, and the way to have it after all. */
export const chunks = {
  /** Notified whenever a chunk comes or is missing. */
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Whether one of these is missing, or any at all where none is named. */
  areMissing: (...names: readonly string[]): boolean =>
    [...missing].some(({name}) => names.length === 0 || names.includes(name)),
  /** Called with the name of each chunk that gets to be missing. */
  watch: (watcher: (name: string) => unknown) => void watchers.add(watcher),
  /** Resolves once every try has ended, well or not. */
  tryAgain: (): Promise<unknown> =>
    Promise.allSettled([...missing].map(({tryAgain}) => tryAgain())),
};

// Not there where the pages are prerendered.
globalThis.addEventListener?.('online', () => {
  for (const askAnew of awaited) askAnew();
});

/** In milliseconds since a piece of any file came: a slow line is not a broken one. */
const silence = (): number => {
  const fetchFiles: FetchFiles | undefined = Reflect.get(globalThis, FETCH_FILES);
  return performance.now() - (fetchFiles?.lastPiece ?? Number.NEGATIVE_INFINITY);
};

/** Loads a chunk by `start`, again and again for a while where that fails. */
export const createChunk = <T>(name: string, start: () => Promise<T>): Chunk<T> => {
  let came: {chunk: T} | undefined;
  let isWanted = false;
  let isTrying = false;
  let tries = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals: ((reason: Error) => void)[] = [];
  let settle = (_: T) => {};
  const arrival = new Promise<T>((resolve) => {
    settle = resolve;
  });
  const tried: Tried = {name, tryAgain: () => load()};

  const after = (time: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(departure.whenHere, time, () => came ?? act());
  };

  const arrive = (chunk: T) => {
    if (came) return;
    came = {chunk};
    clearTimeout(timer);
    settle(chunk);
    missing.delete(tried);
    awaited.delete(askAnew);
    notify();
  };
  const notifyMissing = () => {
    for (const refuse of refusals) refuse(new Error(`${name} could not be loaded`));
    refusals = [];
    if (isWanted && !missing.has(tried)) {
      missing.add(tried);
      for (const watcher of watchers) watcher(name);
      notify();
    }
    const pause = PAUSES[failures - 2];
    if (pause) after(pause, ask);
  };
  /** One failure may come of a moment's break; after two the chunk counts as missing. */
  const goOn = () => (failures > 1 ? notifyMissing() : ask());
  const fail = () => {
    isTrying = false;
    failures += 1;
    after(SETTLING, goOn);
  };
  const giveUp = () => {
    const left = LONGEST_TRY - silence();
    if (left > 0) {
      after(left, giveUp);
      return;
    }
    isTrying = false;
    failures = Math.max(failures + 1, 2);
    notifyMissing();
  };
  const ask = () => {
    tries += 1;
    const own = tries;
    isTrying = true;
    after(LONGEST_TRY, giveUp);
    start().then(arrive, () => isTrying && own === tries && fail());
  };
  const askAnew = () =>
    departure.whenHere(() => {
      if (isTrying || came) return;
      failures = 0;
      ask();
    });

  const whenThere = (): Promise<T> => {
    if (came) return arrival;
    awaited.add(askAnew);
    askAnew();
    return Promise.race([arrival, new Promise<T>((_, reject) => refusals.push(reject))]);
  };
  const load = () => {
    isWanted = true;
    return whenThere();
  };

  const comes = () => {
    load().catch(() => {});
    return arrival;
  };

  return {name, get: () => came?.chunk, load, comes, loadAhead: whenThere};
};
