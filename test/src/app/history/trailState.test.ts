import fc from 'fast-check';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {
  entryState,
  keepPlace,
  keepWithEntry,
  keptLength,
  trailOf,
} from '../../../../src/app/history/trailState.ts';
import {nearly} from '../../../support/hostile.ts';

describe('the trail of an entry', () => {
  it.each([
    ['is what the entry keeps', {trail: ['/', '/free']}, '/free', ['/', '/free']],
    ['is found with a slash too', {trail: ['/', '/free']}, '/free/', ['/', '/free']],
    ['begins at an entry that is not ours', null, '/free', ['/free']],
    ['begins at an entry without a trail', {payment: {}}, '/free', ['/free']],
    ['begins at an entry of another path', {trail: ['/', '/free']}, '/pro', ['/pro']],
    ['begins where the trail is empty', {trail: []}, '/', ['/']],
    ['begins where the trail is no list', {trail: '/free'}, '/free', ['/free']],
    ['begins where the trail holds no paths', {trail: [1, '/free']}, '/free', ['/free']],
  ])('%s', (_, state, pathname, trail) => {
    expect(trailOf({pathname, state})).toEqual(trail);
  });

  it('is kept only whole, whatever replaces one of its values', () => {
    const trail = ['/', '/free', '/free/step2'];
    fc.assert(
      fc.property(nearly({trail, environment: {url: 'https://a.testwerf.example/'}}), (state) => {
        const found = trailOf({pathname: '/free/step2', state});
        expect(found.filter((path) => typeof path !== 'string')).toEqual([]);
        expect(found.at(-1)?.replace(/\/+$/, '')).toBe('/free/step2');
      }),
      {numRuns: 500},
    );
  });
});

describe('what is kept with the entry now shown', () => {
  beforeEach(() => history.replaceState(null, ''));

  it('grows without touching what is there', () => {
    history.replaceState({key: 'k1', idx: 2, funnel: {trail: ['/', '/pro']}}, '');
    const {length} = history;

    keepWithEntry({payment: {url: 'https://acmetest.testwerf.example/'}});

    expect(history.state).toEqual({
      key: 'k1',
      idx: 2,
      funnel: {trail: ['/', '/pro'], payment: {url: 'https://acmetest.testwerf.example/'}},
    });
    expect(entryState()).toEqual(history.state.funnel);
    expect(history.length).toBe(length);
  });

  it('is not written again where it is kept already', () => {
    const write = vi.spyOn(history, 'replaceState');
    keepWithEntry({environment: {}});
    keepWithEntry({environment: {}});
    expect(write).toHaveBeenCalledOnce();
    write.mockRestore();
  });

  it.each([null, 'a text', 7, {funnel: 'a text'}])('begins on an entry that keeps %j', (state) => {
    history.replaceState(state, '');

    keepWithEntry({environment: {}});

    expect(entryState()).toEqual({environment: {}});
  });

  it.each([
    [{funnel: {length: 4}}, 4],
    [{funnel: {length: '4'}}, undefined],
    [{funnel: {trail: ['/']}}, undefined],
    [{length: 4}, undefined],
    ['text', undefined],
    [null, undefined],
  ])('%j holds %s entries', (state, length) => {
    history.replaceState(state, '');
    expect(keptLength()).toBe(length);
  });

  it('gives the place of an entry that was just made', () => {
    history.pushState({funnel: {trail: ['/']}}, '');

    keepPlace();

    expect([keptLength(), entryState()]).toEqual([
      history.length,
      {trail: ['/'], length: history.length},
    ]);
  });
});
