import {samePath, type Trail} from './historyPlan.ts';

/** A field of something that may be anything. */
export const field = (state: unknown, name: string): unknown =>
  Object.entries(state ?? {}).find(([key]) => key === name)?.[1];

/** The trail kept in a history entry; an entry that is not ours, or was altered, begins a new one. */
export const trailOf = ({pathname, state}: {pathname: string; state: unknown}): Trail => {
  const trail = field(state, 'trail');
  return Array.isArray(trail) &&
    trail.every((path) => typeof path === 'string') &&
    samePath(trail.at(-1), pathname)
    ? trail
    : [pathname];
};

/** Where the funnel keeps its own values in the state of a history entry, beside those of the router. */
const OWN = 'funnel';

/** What the funnel keeps with the entry now shown. */
export const entryState = (): unknown => field(window.history.state, OWN);

/** Adds to what is kept with the entry now shown, without a new entry. */
export const keepWithEntry = (values: Record<string, unknown>) => {
  const kept = entryState();
  const own = {...(typeof kept === 'object' ? kept : {}), ...values};
  // Browsers refuse to write once it is done too often.
  if (JSON.stringify(own) === JSON.stringify(kept)) return;
  window.history.replaceState({...window.history.state, [OWN]: own}, '');
};

/** Keeps the place of an entry that was just made: it is the last of them all. */
export const keepPlace = () => keepWithEntry({length: history.length});

/** The length of the history when the current entry was the last one, if that is known. */
export const keptLength = (): number | undefined => {
  const length = field(entryState(), 'length');
  return typeof length === 'number' ? length : undefined;
};
