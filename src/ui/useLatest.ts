import {useLayoutEffect, useRef, type RefObject} from 'react';

/** The value that was last drawn, for listeners that outlive a drawing. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
