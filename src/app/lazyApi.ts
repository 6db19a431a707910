import type {CallFailure} from '../../machines/shared/outcomes.ts';
import type {Api, ApiSettings} from '../api/api.ts';
import {whenOnline} from '../flows/shared/whenOnline.ts';

const unreachable: CallFailure = {kind: 'network', message: 'Network Error'};

/** The API client, loaded at its first call; a part that cannot be loaded is a call that failed. */
export const lazyApi = (settings: ApiSettings, onMissing: () => void): (() => Promise<Api>) => {
  let api: Promise<Api> | undefined;
  return () => {
    api ??= whenOnline()
      .then(() => import('../api/api.ts'))
      .then(
        ({createApi}) => createApi(settings),
        () => {
          api = undefined;
          onMissing();
          throw unreachable;
        },
      );
    return api;
  };
};
