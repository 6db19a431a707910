import {fetchFile, longestFetch} from './fetchFile.ts';
import {timesLate} from './longestLoad.ts';

type Request = {
  answer: Promise<unknown>;
  /** Whether a part was told to be late since: this one may hang. */
  isLate: () => boolean;
  /** Whoever waits for this request gets the other one's answer. */
  giveUpFor: (other: Promise<unknown>) => void;
};

/**
 * Fetches files of the build, each once. A browser that fails to import a module never asks for it again while the
 * page is open; what was fetched is in its cache, and what could not be fetched, or is late, may be tried anew.
 */
export const createFetchParts = (first: readonly string[]) => {
  const there = new Set(first);
  const requests = new Map<string, Request>();

  const request = (file: string): Request => {
    const late = timesLate();
    // Two requests for one file would wait for each other in the browser's cache.
    const controller = new AbortController();
    const stop = () => controller.abort();
    longestFetch().addEventListener('abort', stop);
    let replacement: Promise<unknown> | undefined;
    const ask = async (): Promise<unknown> => {
      try {
        if (!(await fetchFile(file, controller.signal))) throw new Error('A part is not there');
        return there.add(file);
      } catch (error) {
        if (replacement) return replacement;
        requests.delete(file);
        throw error;
      }
    };
    return {
      answer: ask(),
      isLate: () => timesLate() > late,
      giveUpFor: (other) => {
        replacement = other;
        stop();
      },
    };
  };

  const fetchOnce = (file: string): unknown => {
    if (there.has(file)) return undefined;
    const known = requests.get(file);
    if (known && !known.isLate()) return known.answer;
    const next = request(file);
    requests.set(file, next);
    known?.giveUpFor(next.answer);
    return next.answer;
  };

  return (...parts: readonly string[]) => Promise.all(parts.map(fetchOnce));
};
