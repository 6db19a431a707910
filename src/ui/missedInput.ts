import {useEffect, type RefObject} from 'react';
import {replayText, type TextControl} from './earlyInput.ts';

type Watched = {control: RefObject<TextControl | null>; known: RefObject<string>};

/** Before anything else is done with them, and once React has had its chance to hear of a change. */
const ACTS = {
  pointerdown: true,
  keydown: true,
  focusin: true,
  click: true,
  input: false,
  change: false,
};

const watched = new Set<Watched>();
let isListening = false;
let isReplaying = false;

/** All are read before the first is replayed, for every drawing takes away what it does not know. */
function replayMissed() {
  if (isReplaying) return;
  const missed = [...watched].flatMap(({control: {current}, known}) =>
    current && current.value !== '' && current.value !== known.current
      ? [{control: current, known, filled: current.value}]
      : [],
  );
  isReplaying = true;
  for (const {control, known, filled} of missed) {
    const before = known.current;
    known.current = filled;
    replayText(control, before, filled);
  }
  isReplaying = false;
}

function watch(entry: Watched) {
  if (!isListening) {
    isListening = true;
    for (const [type, first] of Object.entries(ACTS))
      document.addEventListener(type, replayMissed, first);
  }
  watched.add(entry);
  return () => void watched.delete(entry);
}

/**
 * Software that fills in fields may set their values by the property, which React takes for its own doing: the value
 * is seen and does not count. Whatever the visitor does next brings it in first.
 * The caller keeps `known` at what it was last told.
 */
export function useMissedInput(control: Watched['control'], known: Watched['known']) {
  useEffect(() => watch({control, known}), [control, known]);
}
