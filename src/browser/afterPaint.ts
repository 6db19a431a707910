import {onIdle} from './whenIdle.ts';

/** In milliseconds. A page in a background tab is not painted, and no event says so. */
const LATEST = 100;

/**
 * Does something once the next picture is made and the browser has nothing more urgent to do, or before the page is
 * left; returns the way to call it off.
 */
export function afterPaint(act: () => void) {
  let callOffIdle = () => {};
  const callOff = () => {
    cancelAnimationFrame(frame);
    callOffIdle();
    clearTimeout(timer);
    window.removeEventListener('pagehide', now, true);
  };
  const now = () => {
    callOff();
    act();
  };
  const timer = setTimeout(now, LATEST);
  const frame = requestAnimationFrame(() => {
    callOffIdle = onIdle(now);
  });
  window.addEventListener('pagehide', now, true);
  return callOff;
}
