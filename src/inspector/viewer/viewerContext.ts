import {createContext, use, useSyncExternalStore} from 'react';
import type {Command} from '../feed/messages.ts';
import type {ViewerState, ViewerStore} from './viewerStore.ts';

type Viewer = {store: ViewerStore; command: (command: Command) => void};

export const ViewerContext = createContext<Viewer | undefined>(undefined);

export const useViewer = (): Viewer => {
  const viewer = use(ViewerContext);
  if (!viewer) throw new Error('A panel was drawn outside the inspector');
  return viewer;
};

export const useViewerState = (): ViewerState => {
  const {store} = useViewer();
  return useSyncExternalStore(store.subscribe, store.get);
};
