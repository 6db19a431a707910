import {departure} from './departure.ts';

/** In milliseconds. */
const LONGEST_ASKING = 10_000;

/** Reloads the page, unless the server is unreachable: the browser would replace the page by its own error page. */
export const reloadPage = async (): Promise<void> => {
  try {
    await fetch(location.href, {cache: 'no-store', signal: AbortSignal.timeout(LONGEST_ASKING)});
  } catch {
    return;
  }
  // Whoever has gone elsewhere since is not held back.
  if (!departure.isLeaving()) location.reload();
};
