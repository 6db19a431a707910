const LATEST_MS = 2000;

/** Does something once the browser has nothing more urgent to do; returns the way to call it off. */
export const onIdle = (act: () => void, options?: IdleRequestOptions): (() => void) => {
  if (typeof window.requestIdleCallback === 'function') {
    const idle = requestIdleCallback(act, options);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
};

/** Resolves once the browser has nothing more urgent to do, so that telemetry never delays a screen. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => void onIdle(resolve, {timeout: LATEST_MS}));
