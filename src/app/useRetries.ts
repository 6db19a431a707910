import {useCallback, useEffect, useRef, useState} from 'react';
import {type Asking, keepAsking} from './parts/keepAsking.ts';

/** Asks for what is missing by itself, and when it is told to; how it stands with what the visitor asked for. */
export const useRetries = (load: () => Promise<unknown>) => {
  const [state, setState] = useState<'waiting' | 'trying' | 'failed'>('waiting');
  const asking = useRef<Asking>(undefined);
  useEffect(() => {
    const current = keepAsking(load);
    asking.current = current;
    return current.stop;
  }, [load]);
  const tryAgain = useCallback(async () => {
    setState('trying');
    if (!(await asking.current?.ask())) setState('failed');
  }, []);
  return {state, tryAgain};
};
