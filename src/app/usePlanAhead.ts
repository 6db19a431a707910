import {useSelector} from '@xstate/react';
import {useEffect} from 'react';
import type {FlowActor} from '../flows/shared/flowActor.ts';
import type {FlowDefinition} from '../flows/shared/flowDefinition.ts';
import {loadAt} from './flows.ts';

/** Fetches where a plan leads to as soon as it is chosen. */
export const usePlanAhead = ({plans}: FlowDefinition, actor: FlowActor) => {
  const path = useSelector(actor, ({context: {plan}}) => plan && plans?.[plan]);
  useEffect(() => {
    // What cannot be loaded is told of when it is gone to.
    if (path) loadAt(path).catch(() => {});
  }, [path]);
};
