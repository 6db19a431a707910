import {departure} from './departure.ts';

/** In milliseconds. */
const LONGEST_ASKING = 10_000;

/** Loads the page anew, unless nobody answers: the browser would show its own page in the place of this one. */
export const reloadPage = async (): Promise<void> => {
  try {
    await fetch(location.href, {cache: 'no-store', signal: AbortSignal.timeout(LONGEST_ASKING)});
  } catch {
    return;
  }
  // Whoever has gone elsewhere since is not held back.
  if (!departure.isLeaving()) location.reload();
};
