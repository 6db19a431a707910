import {useEffect, useLayoutEffect, useReducer, useRef} from 'react';

let pressed = false;
let releaseTimer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;
/** Draws anew what waits for the end of a press. */
const waiting = new Set<() => void>();

function press(event: MouseEvent) {
  if (event.button !== 0) return;
  clearTimeout(releaseTimer);
  pressed = true;
}

function release() {
  clearTimeout(releaseTimer);
  pressed = false;
  for (const redraw of waiting) redraw();
}

/** The click comes after the pointer is up: wait for it, and for a press that ends elsewhere a task longer. */
function lift() {
  clearTimeout(releaseTimer);
  releaseTimer = setTimeout(release);
}

function releaseWhenLost(event: PointerEvent) {
  if (pressed && event.pointerType === 'mouse' && event.buttons === 0) lift();
}

// The blur that shows a message follows mousedown, on touch screens after pointerup: hence both kinds of event.
function listen() {
  if (isListening) return;
  isListening = true;
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('mousedown', press, true);
  window.addEventListener('pointerup', lift, true);
  window.addEventListener('mouseup', lift, true);
  window.addEventListener('pointermove', releaseWhenLost, true);
  window.addEventListener('click', release);
  for (const type of ['pointercancel', 'dragend', 'contextmenu', 'blur'])
    window.addEventListener(type, release);
}

/**
 * The latest value, held still from pointer down to click: a message that comes or goes in between would move the
 * button away from under the pointer and the click would miss it. A changed key lets the latest value through.
 */
export function useSettled<T>(latest: T, key?: unknown): T {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const kept = useRef({value: latest, key});
  const isHeld = pressed && kept.current.key === key;
  const shown = isHeld ? kept.current.value : latest;
  useEffect(listen, []);
  useLayoutEffect(() => {
    kept.current = {value: shown, key};
  });
  useLayoutEffect(() => {
    if (!isHeld) return undefined;
    // The press may have ended while this was being drawn.
    if (!pressed) redraw();
    waiting.add(redraw);
    return () => void waiting.delete(redraw);
  }, [isHeld]);
  return shown;
}
