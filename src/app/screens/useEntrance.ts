import {useEffect, useRef} from 'react';

const ENTRANCE = [{transform: 'translateY(6px)'}, {transform: 'none'}];

/** Animates a new screen into place, except the first one and for visitors who prefer reduced motion. */
export const useEntrance = (screen: unknown) => {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    document.querySelector('main')?.animate?.(ENTRANCE, {duration: 180, easing: 'ease-out'});
  }, [screen]);
};
