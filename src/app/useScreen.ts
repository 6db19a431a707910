import {type ComponentType, useCallback, useEffect, useState} from 'react';
import type {FlowDefinition, ScreenView} from '../flows/shared/flowDefinition.ts';
import type {Screen} from '../../machines/shared/flowTypes.ts';
import {findFlow, screenAt} from './flows.ts';
import {whenLate} from './parts/longestLoad.ts';
import {whenIdle} from '../telemetry/whenIdle.ts';

export type ShownScreen =
  {kind: 'ready'; component: ComponentType} | {kind: 'loading'} | {kind: 'failed'};

/** The code of what may come next, fetched once the browser has nothing better to do. */
const fetchAhead = async ({screens, leadsTo = []}: FlowDefinition) => {
  await whenIdle();
  await Promise.allSettled([
    ...Object.values(screens).map(({screen}) => screen.load()),
    ...leadsTo.map(async (path) => {
      const flow = await findFlow(path)?.load();
      const first = flow && screenAt(flow, path);
      await (first && flow.screens[first]?.screen.load());
    }),
  ]);
};

/** Draws the screen's code when it comes; tells when it fails, or is late. */
const awaitScreen = (
  {screen}: ScreenView,
  {onLoaded, onMissing}: {onLoaded: () => void; onMissing: () => void},
) => {
  let isTold = false;
  const tell = () => {
    if (!isTold) onMissing();
    isTold = true;
  };
  const stopWaiting = whenLate(tell);
  const load = () => void screen.load().then(onLoaded, tell).finally(stopWaiting);
  // What failed is asked for again once the network is back.
  addEventListener('online', load);
  load();
  return () => {
    stopWaiting();
    removeEventListener('online', load);
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
  const onLoaded = useCallback(() => redraw((count) => count + 1), []);
  const component = view?.screen.loaded();
  const isLoaded = component !== undefined;

  useEffect(() => {
    if (!view || isLoaded) return undefined;
    const tell = () => {
      onMissing();
      setFailed(view);
    };
    return awaitScreen(view, {onLoaded, onMissing: tell});
  }, [view, isLoaded, onLoaded, onMissing]);
  useEffect(() => {
    if (isLoaded) void fetchAhead(flow);
  }, [isLoaded, flow]);

  if (component) return {kind: 'ready', component};
  return view && failed === view ? {kind: 'failed'} : {kind: 'loading'};
};
