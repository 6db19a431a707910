/** In milliseconds. A page behind another is drawn by nobody, and nothing says so. */
const LATEST = 100;

/**
 * Does something once the next picture is made and the browser has nothing more urgent to do, or before the page is
 * left; returns the way to call it off.
 */
export function afterPaint(act: () => void) {
  let idle: number | undefined;
  const callOff = () => {
    cancelAnimationFrame(frame);
    if (idle !== undefined) cancelIdleCallback(idle);
    clearTimeout(timer);
    window.removeEventListener('pagehide', now, true);
  };
  const now = () => {
    callOff();
    act();
  };
  let timer = setTimeout(now, LATEST);
  const frame = requestAnimationFrame(() => {
    if (typeof window.requestIdleCallback === 'function') {
      idle = requestIdleCallback(now);
    } else {
      clearTimeout(timer);
      timer = setTimeout(now);
    }
  });
  window.addEventListener('pagehide', now, true);
  return callOff;
}
