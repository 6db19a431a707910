import {useSyncExternalStore} from 'react';

const never = () => () => {};

/** Not while a prerendered page is being taken over, which shows nothing of the visitor yet. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
