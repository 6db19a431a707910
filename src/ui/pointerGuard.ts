import {useLayoutEffect, useRef, useSyncExternalStore} from 'react';

let pressed = false;
let releaseTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setPressed(next: boolean) {
  clearTimeout(releaseTimer);
  if (pressed === next) return;
  pressed = next;
  for (const listener of listeners) listener();
}

function press(event: MouseEvent) {
  if (event.button === 0) setPressed(true);
}

/** The click comes after the pointer is up: wait for it, and for a press that ends elsewhere a task longer. */
function lift() {
  clearTimeout(releaseTimer);
  releaseTimer = setTimeout(() => setPressed(false));
}

function release() {
  setPressed(false);
}

function releaseWhenLost(event: PointerEvent) {
  if (pressed && event.pointerType === 'mouse' && event.buttons === 0) lift();
}

// The blur that shows a message follows mousedown, on touch screens after pointerup: hence both kinds of event.
function listen() {
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('mousedown', press, true);
  window.addEventListener('pointerup', lift, true);
  window.addEventListener('mouseup', lift, true);
  window.addEventListener('pointermove', releaseWhenLost, true);
  window.addEventListener('click', release);
  for (const type of ['pointercancel', 'dragend', 'contextmenu', 'blur'])
    window.addEventListener(type, release);
}

function ignore() {
  setPressed(false);
  window.removeEventListener('pointerdown', press, true);
  window.removeEventListener('mousedown', press, true);
  window.removeEventListener('pointerup', lift, true);
  window.removeEventListener('mouseup', lift, true);
  window.removeEventListener('pointermove', releaseWhenLost, true);
  window.removeEventListener('click', release);
  for (const type of ['pointercancel', 'dragend', 'contextmenu', 'blur'])
    window.removeEventListener(type, release);
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) listen();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) ignore();
  };
}

/**
 * The latest value, held still from pointer down to click: a message that comes or goes in between would move the
 * button away from under the pointer and the click would miss it. A changed key lets the latest value through.
 */
export function useSettled<T>(latest: T, key?: unknown): T {
  const held = useSyncExternalStore(
    subscribe,
    () => pressed,
    () => false,
  );
  const kept = useRef({value: latest, key});
  const shown = held && kept.current.key === key ? kept.current.value : latest;
  useLayoutEffect(() => {
    kept.current = {value: shown, key};
  });
  return shown;
}
