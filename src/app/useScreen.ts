import {type ComponentType, useCallback, useEffect, useState} from 'react';
import type {FlowDefinition, ScreenView} from '../flows/shared/flowDefinition.ts';
import type {Screen} from '../../machines/shared/flowTypes.ts';
import {findFlow, screenAt} from './flows.ts';
import {whenIdle} from '../telemetry/whenIdle.ts';

export type ShownScreen =
  | {kind: 'ready'; component: ComponentType}
  | {kind: 'loading'}
  | {kind: 'failed'; retry: () => void};

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

/** The component of a screen, which is there at once when it was fetched ahead. */
export const useScreen = (
  flow: FlowDefinition,
  name: Screen | undefined,
  onMissing: () => void,
): ShownScreen => {
  const view: ScreenView | undefined = name && flow.screens[name];
  const [, redraw] = useState(0);
  const [failed, setFailed] = useState<ScreenView>();
  const load = useCallback(() => {
    view?.screen.load().then(
      () => {
        setFailed(undefined);
        redraw((count) => count + 1);
      },
      () => {
        onMissing();
        setFailed(view);
      },
    );
  }, [view, onMissing]);
  const component = view?.screen.loaded();
  const isLoaded = component !== undefined;

  useEffect(() => {
    if (!isLoaded) load();
  }, [isLoaded, load]);
  useEffect(() => {
    if (isLoaded) void fetchAhead(flow);
  }, [isLoaded, flow]);

  if (component) return {kind: 'ready', component};
  return view && failed === view ? {kind: 'failed', retry: load} : {kind: 'loading'};
};
