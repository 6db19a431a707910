const connection = globalThis.navigator;

/** A browser that calls itself offline while it loads this page knows no better. */
const canTell = connection?.onLine === true;

/**
 * Resolves once the browser is not offline. Browsers keep the failure of a part for as long as the page is
 * open, so that one asked for without a network would never come.
 */
export const whenOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (canTell && !connection.onLine) addEventListener('online', () => resolve(), {once: true});
    else resolve();
  });
