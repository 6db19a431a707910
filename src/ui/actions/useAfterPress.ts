import {useEffect, useRef} from 'react';

/** What a press ends with, a lost one too. */
const ENDS = ['mouseup', 'pointercancel', 'dragend', 'contextmenu', 'blur'];

/**
 * Does something at once, or after the press that is under way: a message that leaving a field brings would move what
 * is pressed away from under the pointer, and the click would miss it.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    // The click follows in the same task.
    const release = () =>
      setTimeout(() => {
        isPressed.current = false;
        for (const act of waiting.current.splice(0)) act();
      });
    // On touch screens too it is mousedown that takes the focus from a field.
    window.addEventListener('mousedown', press, true);
    for (const type of ENDS) window.addEventListener(type, release);
    return () => {
      window.removeEventListener('mousedown', press, true);
      for (const type of ENDS) window.removeEventListener(type, release);
    };
  }, []);
  return (act) => {
    if (isPressed.current) waiting.current.push(act);
    else act();
  };
}
