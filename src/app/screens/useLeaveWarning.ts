import {useEffect} from 'react';
import type {FlowActor} from '../../flows/shared/contract/flowActor.ts';

/** Leaving the page asks first while the creation request runs (specification 2.9). */
export const useLeaveWarning = (actor: FlowActor) => {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (actor.getSnapshot().hasTag('creating')) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [actor]);
};
