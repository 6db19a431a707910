import {type RefObject, useEffect, useEffectEvent} from 'react';
import {writeText} from '../../../ui/form/writeText.ts';

/** Tidies the text of a field that is being left, while it still has the focus: only then can it be undone. */
export const useTidiedText = (
  field: RefObject<HTMLInputElement | null>,
  tidy: (text: string) => string,
) => {
  const tidyNow = useEffectEvent((input: HTMLInputElement) => {
    const tidied = tidy(input.value);
    if (tidied !== input.value) writeText(input, tidied);
  });
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const press = ({target}: MouseEvent) => {
      if (target !== input && document.activeElement === input) tidyNow(input);
    };
    const type = ({key, isComposing}: KeyboardEvent) => {
      if (!isComposing && (key === 'Tab' || key === 'Enter')) tidyNow(input);
    };
    // Some keyboards of phones go on to the next field without either.
    const leave = () => tidyNow(input);
    window.addEventListener('mousedown', press, true);
    input.addEventListener('keydown', type);
    input.addEventListener('blur', leave);
    return () => {
      window.removeEventListener('mousedown', press, true);
      input.removeEventListener('keydown', type);
      input.removeEventListener('blur', leave);
    };
  }, [field]);
};
