import type {CallFailure} from '../../machines/shared/outcomes.ts';
import type {Api, ApiSettings} from '../api/api.ts';

const unreachable: CallFailure = {kind: 'network', message: 'Network Error'};

/** The API client, loaded at its first call; a part that cannot be loaded is a call that failed. */
export const lazyApi = (settings: ApiSettings): (() => Promise<Api>) => {
  let api: Promise<Api> | undefined;
  return () => {
    api ??= import('../api/api.ts').then(
      ({createApi}) => createApi(settings),
      () => {
        api = undefined;
        throw unreachable;
      },
    );
    return api;
  };
};
