import {inTime} from './longestLoad.ts';

/** In milliseconds, before what is missing is asked for again; the last one over and over. */
export const PAUSES = [2_000, 5_000, 15_000, 30_000] as const;

export type Asking = {
  /** Asks at once; whether it came. */
  ask: () => Promise<boolean>;
  stop: () => void;
};

/** Asks for what is missing by itself: after growing pauses while somebody looks, and once the network is back. */
export const keepAsking = (load: () => Promise<unknown>): Asking => {
  let asked = 0;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answer: Promise<boolean> | undefined;

  const wait = () => {
    if (isOver) return;
    timer = setTimeout(askIfSeen, PAUSES[asked] ?? PAUSES.at(-1));
    asked += 1;
  };
  const askAnew = async () => {
    clearTimeout(timer);
    try {
      await inTime(load());
      return true;
    } catch {
      wait();
      return false;
    } finally {
      answer = undefined;
    }
  };
  const ask = () => (answer ??= askAnew());
  const askIfSeen = () => void (document.hidden || ask());

  addEventListener('online', ask);
  document.addEventListener('visibilitychange', askIfSeen);
  wait();
  return {
    ask,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', askIfSeen);
    },
  };
};
