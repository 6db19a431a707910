import {flushSync} from 'react-dom';
import {afterPaint} from './afterPaint.ts';

/** What comes after typing, and may read what was typed. */
const ACTS = ['focusout', 'click', 'submit', 'popstate', 'visibilitychange'] as const;

const untold = new Map<object, () => void>();
let isListening = false;
let callOff = () => {};

function listen() {
  if (isListening) return;
  isListening = true;
  for (const act of ACTS) window.addEventListener(act, tellNow, true);
}

function tellNow() {
  if (untold.size === 0) return;
  callOff();
  const tells = [...untold.values()];
  untold.clear();
  flushSync(() => {
    for (const tell of tells) tell();
  });
}

/**
 * Does what a key leads to once the picture with that key is made, or before whatever the visitor does next; of one
 * field the last only. What software puts in counts at once: it may go on in the same breath.
 */
export function tellAfterPaint(field: object, event: Event, tell: () => void) {
  if (!event.isTrusted) {
    untold.delete(field);
    tellNow();
    tell();
    return;
  }
  listen();
  if (untold.size === 0) callOff = afterPaint(tellNow);
  untold.set(field, tell);
}
