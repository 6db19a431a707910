import {ARRIVING} from '../../browser/arriving.ts';
import {entryState} from './trailState.ts';

/** The address and the entry that the browser stands on, whatever has been rendered. */
export const readPlace = () => {
  const {pathname, search} = location;
  return {pathname, search, state: entryState()};
};

/** Puts another query into the address, and touches nothing else of it or of its entry. */
export const replaceQuery = (search: string) => {
  const address = new URL(location.href);
  address.search = search;
  history.replaceState(history.state, '', address);
};

/** Moves by a number of the page's own entries. Where the browser knows them, entries added by frames do not count. */
export const goTo = (delta: number) => {
  const {navigation} = window as {navigation?: Navigation};
  const at = navigation?.currentEntry?.index ?? 0;
  const entry = navigation?.entries()[at + delta];
  if (!navigation || !entry) {
    history.go(delta);
    return;
  }
  // Where it led is seen by its arrival alone.
  const {committed, finished} = navigation.traverseTo(entry.key);
  void Promise.allSettled([committed, finished]);
};

/** Notifies of each entry that the browser goes to, and of the page being shown again. */
export const onArrival = (listener: () => void) => {
  const onShown = ({persisted}: PageTransitionEvent) => {
    if (persisted) listener();
  };
  const onMoved = () => {
    dispatchEvent(new Event(ARRIVING));
    listener();
  };
  addEventListener('popstate', onMoved);
  addEventListener('pageshow', onShown);
  return () => {
    removeEventListener('popstate', onMoved);
    removeEventListener('pageshow', onShown);
  };
};
