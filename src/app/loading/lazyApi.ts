import type {CallFailure} from '../../../machines/shared/flow/callResults.ts';
import type {Api, ApiSettings} from '../../api/api.ts';
import {createChunk} from '../../browser/chunk.ts';

const unreachable: CallFailure = {kind: 'network', message: 'Network Error'};

/** The API client, loaded at its first call; a chunk that cannot be loaded is a call that failed. */
export const lazyApi = (settings: ApiSettings): (() => Promise<Api>) => {
  const chunk = createChunk('api', async () =>
    (await import('../../api/api.ts')).createApi(settings),
  );
  return () =>
    chunk.load().catch(() => {
      throw unreachable;
    });
};
