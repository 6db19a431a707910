import {expect, it} from 'vitest';
import {createTrust} from '../../../src/api/trustedAddress.ts';
import {lazyApi} from '../../../src/app/lazyApi.ts';

const settings = {
  host: '/api',
  trust: createTrust({environmentSuffix: '.testwerf.example', trustedHosts: []}),
  reportUntrusted: () => {},
};
const load = <T>(_: string, start: () => Promise<T>) => start();

const failing = (first: () => Promise<never>) => {
  let isFirst = true;
  return <T>(_: string, start: () => Promise<T>): Promise<T> => {
    const answer = isFirst ? first : start;
    isFirst = false;
    return answer();
  };
};

it('is one and the same once its code has come', async () => {
  const api = lazyApi(settings, {load});
  const [first, second] = await Promise.all([api(), api()]);
  expect([second, await api()]).toEqual([first, first]);
});

it('whose code is gone is a call that no network carried, and the next call asks anew', async () => {
  const lose = failing(() => Promise.reject(new TypeError('Failed to fetch')));
  const api = lazyApi(settings, {load: lose});
  await expect(api()).rejects.toEqual({kind: 'network', message: 'Network Error'});
  expect(await api()).toHaveProperty('checkAvailability');
});

it('whose code hangs is asked for anew by every call', async () => {
  const api = lazyApi(settings, {load: failing(() => new Promise(() => {}))});
  void api();
  expect(await api()).toHaveProperty('checkAvailability');
});
