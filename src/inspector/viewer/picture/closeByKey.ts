import {type RefObject, useLayoutEffect} from 'react';

/**
 * Escape closes a card, from wherever it is pressed. Who was in the card is led back to where the focus was before.
 * @param close the same function each time
 * @param subject what the card is about
 */
export const useCloseByKey = (
  card: RefObject<HTMLElement | null>,
  close: () => void,
  subject: string,
) => {
  useLayoutEffect(() => {
    const element = card.current;
    const opener = document.activeElement;
    const byKey = ({key, defaultPrevented}: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) close();
    };
    document.addEventListener('keydown', byKey);
    return () => {
      document.removeEventListener('keydown', byKey);
      const isWithin = element?.contains(document.activeElement);
      if (isWithin && opener instanceof HTMLElement) opener.focus();
    };
  }, [card, close, subject]);
};
