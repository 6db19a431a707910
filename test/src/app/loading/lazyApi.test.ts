import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createTrust} from '../../../../src/api/trustedAddress.ts';
import {lazyApi} from '../../../../src/app/loading/lazyApi.ts';

const settings = {
  host: '/api',
  trust: createTrust({environmentSuffix: '.testwerf.example', trustedHosts: []}),
  reportUntrusted: () => {},
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('../../../../src/api/api.ts');
});

it('is one and the same once its code has loaded', async () => {
  const api = lazyApi(settings);
  const [first, second] = await Promise.all([api(), api()]);
  expect([second, await api()]).toEqual([first, first]);
});

it('whose code is gone fails as a network error, and the next call requests it again', async () => {
  let isGone = true;
  vi.doMock('../../../../src/api/api.ts', () => ({
    createApi: () => {
      if (isGone) throw new TypeError('Failed to fetch');
      return {checkAvailability: () => {}};
    },
  }));
  const api = lazyApi(settings);
  const answer = api().catch((failure: unknown) => failure);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answer).toEqual({kind: 'network', message: 'Network Error'});
  isGone = false;
  expect(await api()).toHaveProperty('checkAvailability');
});
