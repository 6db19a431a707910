import {useCallback, type Ref, type RefObject} from 'react';

/** One ref callback that feeds a component's own ref and the one its caller passed. */
export function useMergedRef<T>(own: RefObject<T | null>, passed: Ref<T> | undefined) {
  return useCallback(
    (element: T | null) => {
      own.current = element;
      if (typeof passed === 'function') return passed(element);
      if (passed) passed.current = element;
      return undefined;
    },
    [own, passed],
  );
}
