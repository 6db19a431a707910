/** In milliseconds after `beforeunload`. A page that still exists was not left, as after a download. */
export const LONGEST_LEAVING = 3_000;

export type Departure = {
  isLeaving: () => boolean;
  /** Acts at once; while the page is being left not before it has stayed, or is shown again. */
  whenHere: (act: () => void) => void;
};

/** Whether a page is being left: some browsers end all that it loads before `pagehide`. */
export const watchDeparture = (page: Partial<Pick<EventTarget, 'addEventListener'>>): Departure => {
  let isLeaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held: (() => void)[] = [];

  const leave = () => {
    isLeaving = true;
    clearTimeout(timer);
  };
  const stay = () => {
    clearTimeout(timer);
    isLeaving = false;
    const acts = held;
    held = [];
    for (const act of acts) act();
  };
  page.addEventListener?.('beforeunload', () => {
    leave();
    timer = setTimeout(stay, LONGEST_LEAVING);
  });
  page.addEventListener?.('pagehide', leave);
  page.addEventListener?.('pageshow', (event) => {
    // Also dispatched once a page has loaded, which may be while it is left.
    if ('persisted' in event && event.persisted) stay();
  });

  return {
    isLeaving: () => isLeaving,
    whenHere: (act) => {
      if (isLeaving) held.push(act);
      else act();
    },
  };
};

/** Of this page; there is none where pages are prerendered. */
export const departure = watchDeparture(globalThis);
