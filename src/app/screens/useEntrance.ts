import {useEffect, useRef} from 'react';

const ENTRANCE = [{transform: 'translateY(6px)'}, {transform: 'none'}];

/** A new screen settles into its place; nothing moves for who wants no movement, nor in the first view. */
export const useEntrance = (screen: unknown) => {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    document.querySelector('main')?.animate?.(ENTRANCE, {duration: 180, easing: 'ease-out'});
  }, [screen]);
};
