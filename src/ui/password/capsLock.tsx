import {useState, type KeyboardEvent} from 'react';
import {Hint} from '../form/fieldShell.tsx';

/** Whether caps lock is on, as far as the last key said. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  return {
    on,
    watch: (event: KeyboardEvent) => {
      const next = event.getModifierState('CapsLock');
      if (next !== on) setOn(next);
    },
    forget: () => setOn(false),
  };
}

type CapsLockNoteProps = {id: string; text: string | undefined};

export function CapsLockNote({id, text}: CapsLockNoteProps) {
  return <div aria-live="polite">{text && <Hint id={id}>{text}</Hint>}</div>;
}
