import {useEffect, useRef} from 'react';

/** A new screen begins at its heading; focus that a screen has set inside itself stays. */
export const useHeadingFocus = (screen: unknown) => {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    scrollTo(0, 0);
    const main = document.querySelector('main');
    if (!main?.contains(document.activeElement) || document.activeElement === main) {
      main?.querySelector<HTMLElement>('h1')?.focus({preventScroll: true});
    }
  }, [screen]);
};
