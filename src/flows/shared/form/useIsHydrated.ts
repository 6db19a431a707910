import {useSyncExternalStore} from 'react';

const never = () => () => {};

/** Not while a prerendered page hydrates, which shows nothing of the visitor yet. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
