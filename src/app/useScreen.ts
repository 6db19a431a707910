import {type ComponentType, useCallback, useEffect, useState} from 'react';
import type {FlowDefinition, ScreenView} from '../flows/shared/flowDefinition.ts';
import type {Screen} from '../../machines/shared/flowTypes.ts';
import {loadAt} from './flows.ts';
import {inTime} from './parts/longestLoad.ts';
import {whenIdle} from '../telemetry/whenIdle.ts';

export type ShownScreen =
  | {kind: 'ready'; component: ComponentType}
  | {kind: 'loading'}
  /** Can be asked for again, to be shown once it is there. */
  | {kind: 'failed'; load: () => Promise<unknown>};

/** The code of what may come next, fetched once the browser has nothing better to do. */
const fetchAhead = async ({screens, plans = {}}: FlowDefinition) => {
  await whenIdle();
  await Promise.allSettled([
    ...Object.values(screens).map(({screen}) => screen.load()),
    ...Object.values(plans).map(loadAt),
  ]);
};

/** Tells where a screen's code fails, or is late; gives the way not to be told. */
const awaitScreen = (load: () => Promise<unknown>, onMissing: () => void) => {
  let isAwaited = true;
  inTime(load()).catch(() => isAwaited && onMissing());
  return () => {
    isAwaited = false;
  };
};

/** The component of a screen, which is there at once when it was fetched ahead. */
export const useScreen = (
  flow: FlowDefinition,
  name: Screen | undefined,
  onMissing: () => void,
): ShownScreen => {
  const view: ScreenView | undefined = name && flow.screens[name];
  const [, redraw] = useState(0);
  const [failed, setFailed] = useState<ScreenView>();
  const component = view?.screen.loaded();
  const isLoaded = component !== undefined;
  const load = useCallback(async () => {
    await view?.screen.load();
    redraw((count) => count + 1);
  }, [view]);

  useEffect(() => {
    if (!view || isLoaded) return undefined;
    return awaitScreen(load, () => {
      onMissing();
      setFailed(view);
    });
  }, [view, isLoaded, load, onMissing]);
  useEffect(() => {
    if (isLoaded) void fetchAhead(flow);
  }, [isLoaded, flow]);

  if (component) return {kind: 'ready', component};
  return view && failed === view ? {kind: 'failed', load} : {kind: 'loading'};
};
