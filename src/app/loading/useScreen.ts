import {type ComponentType, useEffect, useSyncExternalStore} from 'react';
import type {Screen} from '../../../machines/shared/flow/flowTypes.ts';
import {chunks} from '../../browser/chunk.ts';
import {
  chunkOf,
  chunksOf,
  componentOf,
  type FlowDefinition,
} from '../../flows/shared/contract/flowDefinition.ts';
import {whenIdle} from '../../browser/whenIdle.ts';
import {loadAhead} from '../session/flows.ts';
import {entries} from '../session/routes.ts';

/** Loads what a visitor may need next. Failures are shown only when that code is needed. */
const fetchAhead = async (flow: FlowDefinition) => {
  await Promise.allSettled([
    ...chunksOf(flow).map((chunk) => chunk.loadAhead()),
    ...Object.values(flow.plans ?? {}).map((pathIn) => loadAhead(pathIn(entries))),
  ]);
};

/** The component of a screen, once loaded. What may come next is loaded when the browser is idle, or at the first input. */
export const useScreen = (
  flow: FlowDefinition,
  screen: Screen | undefined,
): ComponentType | undefined => {
  const read = () => screen && componentOf(flow, screen);
  const component = useSyncExternalStore(chunks.subscribe, read, read);
  const isShown = component !== undefined;

  useEffect(() => {
    if (isShown || !screen) return;
    // The notice of missing code is all there is to do.
    chunkOf(flow, screen)
      .load()
      .catch(() => {});
  }, [flow, screen, isShown]);

  useEffect(() => {
    if (!isShown) return undefined;
    const used = new AbortController();
    const fetchOnce = () => {
      if (used.signal.aborted) return;
      used.abort();
      void fetchAhead(flow);
    };
    addEventListener('focusin', fetchOnce, {signal: used.signal});
    addEventListener('input', fetchOnce, {signal: used.signal});
    void whenIdle().then(fetchOnce);
    return () => used.abort();
  }, [flow, isShown]);

  return component;
};
