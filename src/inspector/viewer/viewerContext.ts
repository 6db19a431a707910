import {createContext, use, useSyncExternalStore} from 'react';
import type {Command} from '../feed/messages.ts';
import type {ViewerState, ViewerStore} from './viewerStore.ts';

type Viewer = {store: ViewerStore; command: (command: Command) => void};

export const ViewerContext = createContext<Viewer | undefined>(undefined);

export const useViewer = (): Viewer => {
  const viewer = use(ViewerContext);
  if (!viewer) throw new Error('A panel was rendered outside the inspector');
  return viewer;
};

/** A selection of what is shown, which must be the same value as before where nothing of it has changed. */
export const useViewerSelector = <T>(select: (state: ViewerState) => T): T => {
  const {store} = useViewer();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
};
