const LATEST_MS = 2000;

/** Runs an action when the browser is idle; returns a function that cancels it. */
export const onIdle = (act: () => void, options?: IdleRequestOptions): (() => void) => {
  if (typeof window.requestIdleCallback === 'function') {
    const idle = requestIdleCallback(act, options);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
};

/** Resolves when the browser is idle, so that telemetry never delays a screen. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => void onIdle(resolve, {timeout: LATEST_MS}));
