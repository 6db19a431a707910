import {whenLate} from './parts/longestLoad.ts';

/** The code that has no screen of its own. */
export type MissingParts = {
  /** Loads a part of that name. That it is missing, or late, is told until it comes; it is tried again once the network is back. */
  load: <T>(name: string, start: () => Promise<T>) => Promise<T>;
  /** Whether one of these is missing, or any at all where none is named. */
  isMissing: (...names: readonly string[]) => boolean;
  subscribe: (listener: () => void) => () => void;
};

export const createMissingParts = (): MissingParts => {
  const missing = new Map<string, () => Promise<unknown>>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  const load = async <T>(name: string, start: () => Promise<T>): Promise<T> => {
    const tellMissing = () => {
      missing.set(name, start);
      tell();
    };
    const stopWaiting = whenLate(tellMissing);
    try {
      const part = await start();
      if (missing.delete(name)) tell();
      return part;
    } catch (error) {
      tellMissing();
      throw error;
    } finally {
      stopWaiting();
    }
  };

  // Not there where the pages are drawn beforehand.
  globalThis.addEventListener?.('online', () => {
    for (const [name, start] of missing) load(name, start).catch(() => {});
  });

  return {
    load,
    isMissing: (...names) =>
      names.length > 0 ? names.some((name) => missing.has(name)) : missing.size > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
