import type {CallFailure} from '../../machines/shared/outcomes.ts';
import type {Api, ApiSettings} from '../api/api.ts';
import {whenOnline} from '../flows/shared/whenOnline.ts';
import type {MissingParts} from './missingParts.ts';

const unreachable: CallFailure = {kind: 'network', message: 'Network Error'};

/** The API client, loaded at its first call; a part that cannot be loaded is a call that failed. */
export const lazyApi = (
  settings: ApiSettings,
  {load}: Pick<MissingParts, 'load'>,
): (() => Promise<Api>) => {
  let api: Api | undefined;
  const start = async (): Promise<Api> => {
    await whenOnline();
    try {
      const {createApi} = await load('api', () => import('../api/api.ts'));
      return (api ??= createApi(settings));
    } catch {
      throw unreachable;
    }
  };
  // Every call asks until it is there: the last time it was asked for may hang.
  return async () => api ?? start();
};
