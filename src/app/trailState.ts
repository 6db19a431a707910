import {samePath, type Trail} from './historyPlan.ts';

/** The trail kept in a history entry; an entry that is not ours, or was altered, begins a new one. */
export const trailOf = ({pathname, state}: {pathname: string; state: unknown}): Trail => {
  const trail: unknown =
    typeof state === 'object' && state !== null && 'trail' in state ? state.trail : undefined;
  return Array.isArray(trail) &&
    trail.length > 0 &&
    trail.every((path) => typeof path === 'string') &&
    samePath(trail.at(-1) ?? '', pathname)
    ? trail
    : [pathname];
};

/** What the router keeps with the entry now shown, read from the browser itself. */
export const entryState = (): unknown => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'usr' in state ? state.usr : undefined;
};

/** Adds to what is kept with the entry now shown, without a new entry. */
export const keepWithEntry = (values: Record<string, unknown>) => {
  const kept = entryState();
  const usr = {...(typeof kept === 'object' ? kept : {}), ...values};
  window.history.replaceState({...window.history.state, usr}, '');
};
