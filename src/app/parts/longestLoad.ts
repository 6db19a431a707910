/** In milliseconds. A part that has not come by then is told of; should it come after all, it is shown. */
export const LONGEST_LOAD = 10_000;

/** Tells once that a part is late, unless there is no network, which is told already. */
export const whenLate = (tell: () => void): (() => void) => {
  const timer = setTimeout(() => globalThis.navigator?.onLine !== false && tell(), LONGEST_LOAD);
  return () => clearTimeout(timer);
};
