import {useCallback, useSyncExternalStore, type RefObject} from 'react';

/** Software may put a text in without a word: it is found when the field is left. */
const EVENTS = ['input', 'change', 'blur'];

/**
 * What follows from the text of a field, rendered with the key that changes it. A prerendered page is hydrated as that
 * of an empty field.
 */
export function useFieldText<T extends string | undefined>(
  field: RefObject<HTMLInputElement | null>,
  initial: string,
  derive: (text: string) => T,
): T {
  const subscribe = useCallback(
    (notify: () => void) => {
      const input = field.current;
      for (const type of EVENTS) input?.addEventListener(type, notify);
      return () => {
        for (const type of EVENTS) input?.removeEventListener(type, notify);
      };
    },
    [field],
  );
  return useSyncExternalStore(
    subscribe,
    () => derive(field.current?.value ?? initial),
    () => derive(''),
  );
}
