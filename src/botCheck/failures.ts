import type {CallFailure} from '../../machines/shared/flow/callResults.ts';

export const scriptFailure = (message: string): CallFailure => ({kind: 'script', message});

export const aborted: CallFailure = {kind: 'aborted', message: 'Request aborted'};

/** Settles as `work` does, unless the caller gives up first: then rejects as `aborted`. */
export const untilAborted = <T>(work: PromiseLike<T>, signal: AbortSignal): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const giveUp = () => reject(aborted);
    const stopListening = () => signal.removeEventListener('abort', giveUp);
    signal.addEventListener('abort', giveUp, {once: true});
    if (signal.aborted) giveUp();
    Promise.resolve(work).then(resolve, reject).finally(stopListening);
  });
