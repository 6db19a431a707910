import {keptLength} from './trailState.ts';

type NavigationLoad = PerformanceNavigationTiming & {notRestoredReasons?: object | null};

const currentLoad = (): NavigationLoad | undefined =>
  (performance.getEntriesByType('navigation') as NavigationLoad[])[0];

/**
 * Whether the visitor came here with Back or Forward from another page. Browsers give the same type of load to a
 * tab that is copied, reopened, restored or was discarded (docs/decisions/0012).
 */
export const isReturn = (): boolean => {
  const load = currentLoad();
  if (load?.type !== 'back_forward') return false;
  const {navigation} = window as {navigation?: Navigation};
  const {wasDiscarded} = document as {wasDiscarded?: boolean};
  if (wasDiscarded || navigation?.activation === null) return false;
  return (load.notRestoredReasons ?? null) !== null || history.length > (keptLength() ?? Infinity);
};

/** Whether the entry that the page was loaded on was made by that load. */
export const isNewEntry = (): boolean => currentLoad()?.type === 'navigate';
