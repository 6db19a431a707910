const LATEST_MS = 2000;

/** Resolves once the browser has nothing more urgent to do, so that telemetry never delays a screen. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof window.requestIdleCallback === 'function') {
      window.requestIdleCallback(() => resolve(), {timeout: LATEST_MS});
    } else {
      setTimeout(resolve);
    }
  });
