/** In milliseconds. A part that has not come by then is told of; should it come after all, it is shown. */
export const LONGEST_LOAD = 10_000;

let told = 0;

/** How often a part was told to be late so far: what was asked for before the last time may hang. */
export const timesLate = (): number => told;

/** Tells once that a part is late; without a network, which is told already, the wait begins anew when it is back. */
export const whenLate = (tell: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const giveUp = () => {
    if (globalThis.navigator?.onLine === false)
      return addEventListener('online', wait, {once: true});
    told += 1;
    tell();
  };
  const wait = () => {
    timer = setTimeout(giveUp, LONGEST_LOAD);
  };
  wait();
  return () => {
    clearTimeout(timer);
    // Not there where the pages are drawn beforehand.
    globalThis.removeEventListener?.('online', wait);
  };
};

/** What is loaded, or a failure where it is late. */
export const inTime = <T>(load: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stopWaiting = whenLate(() => reject(new Error('A part is late')));
    void load.then(resolve, reject).finally(stopWaiting);
  });
