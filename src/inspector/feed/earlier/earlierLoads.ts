import {isKeptLoad} from './keptLoad.ts';
import {type AppTab, type EarlierLoad, KEPT_STEPS} from '../messages.ts';

const KEY = 'flow-inspector-earlier';

type Settings = AppTab & {storage: () => Pick<Storage, 'getItem' | 'setItem'>};

/** The last steps of these loads, as many as one load keeps. */
const latest = (loads: readonly EarlierLoad[]): readonly EarlierLoad[] => {
  let room = KEPT_STEPS;
  return loads
    .toReversed()
    .flatMap(({steps, ...load}) => {
      const kept = room > 0 ? steps.slice(-room) : [];
      room -= kept.length;
      return kept.length > 0 ? [{...load, steps: kept}] : [];
    })
    .toReversed();
};

/**
 * What a tab's earlier loads sent, for a viewer that opens after a reload: what the feed sends, and so nothing that
 * was typed. Read and written when a viewer comes and when the page goes, never in between.
 */
export const createEarlierLoads = ({tab, load, storage}: Settings) => {
  const read = (): readonly EarlierLoad[] => {
    try {
      const kept = JSON.parse(storage().getItem(KEY) ?? '{}');
      // A tab that was duplicated begins with a copy of the other's storage.
      const loads: unknown[] = kept.tab === tab ? kept.loads : [];
      return loads.filter(isKeptLoad).filter((one) => one.load !== load);
    } catch {
      return [];
    }
  };

  const keep = (own: Omit<EarlierLoad, 'load'>): void => {
    try {
      const loads = latest([...read(), {load, ...own}]);
      storage().setItem(KEY, JSON.stringify({tab, loads}));
    } catch {
      // No room or no storage: then they are gone with the page.
    }
  };

  return {read, keep};
};
