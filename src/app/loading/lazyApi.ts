import type {CallFailure} from '../../../machines/shared/outcomes.ts';
import type {Api, ApiSettings} from '../../api/api.ts';
import {createPart} from '../../browser/part.ts';

const unreachable: CallFailure = {kind: 'network', message: 'Network Error'};

/** The API client, loaded at its first call; a part that cannot be loaded is a call that failed. */
export const lazyApi = (settings: ApiSettings): (() => Promise<Api>) => {
  const part = createPart('api', async () =>
    (await import('../../api/api.ts')).createApi(settings),
  );
  return () =>
    part.load().catch(() => {
      throw unreachable;
    });
};
