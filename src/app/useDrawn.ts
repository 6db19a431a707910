import {useSelector} from '@xstate/react';
import {useMemo} from 'react';
import {type FlowActor, type FlowSnapshot, metaOf} from '../flows/shared/flowActor.ts';
import type {FlowDefinition} from '../flows/shared/flowDefinition.ts';
import {createFollower} from './follower.ts';
import {type ShownScreen, useScreen} from './useScreen.ts';

const screenOf = (snapshot: FlowSnapshot) => metaOf(snapshot)?.screen;

/** What is drawn of a flow: the screen its machine stands on, or the one before while the code of that one comes. */
export const useDrawn = (flow: FlowDefinition, actor: FlowActor, onMissing: () => void) => {
  const drawnActor = useMemo(() => createFollower(flow, actor), [flow, actor]);
  const wanted = useSelector(actor, screenOf);
  const coming = useScreen(flow, wanted, onMissing);
  // Before it is looked at, and any number of times: what is told to be missing is all there is to show.
  if (coming.kind === 'failed') drawnActor.catchUp();
  const screen = useSelector(drawnActor, screenOf);

  const component = screen !== wanted && screen && flow.screens[screen]?.screen.loaded();
  const shown: ShownScreen = component ? {kind: 'ready', component} : coming;
  return {drawnActor, screen, shown};
};
