// @vitest-environment node
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {isDomainName} from '../../../../machines/shared/draft/validity.ts';
import {createTrust} from '../../../../src/api/trustedAddress.ts';
import {readArrival, referenceIn} from '../../../../src/app/session/arrival.ts';
import {nearly} from '../../../support/hostile.ts';

const trust = createTrust({environmentSuffix: '.testwerf.example', trustedHosts: ['localhost']});
const own = 'https://acmetest.testwerf.example/';
const pay = 'https://checkout.stripe.com/pay/1';

const read = (search: string, state: unknown = null) =>
  readArrival({pathname: '/pro', search, state}, 'address', trust);

const bare = {
  path: '/pro',
  by: 'address',
  link: undefined,
  prefill: undefined,
  domain: undefined,
  kept: undefined,
};

const UNTRUSTED = ['javascript:alert(1)', 'https://evil.example', 'null', ''];

it('an address without anything brings its path alone', () => {
  expect(read('')).toEqual(bare);
});

describe('the link of a payment', () => {
  it('is taken when it is trusted', () => {
    expect(read(`?link=${encodeURIComponent(own)}`)).toEqual({...bare, link: own});
    expect(read('?link=http%3A%2F%2Flocalhost%3A5173%2Fenv')).toEqual({
      ...bare,
      link: 'http://localhost:5173/env',
    });
  });

  it.each(UNTRUSTED)('%j is ignored', (link) => {
    expect(read(`?link=${encodeURIComponent(link)}`)).toEqual(bare);
  });
});

describe('interval and users', () => {
  it.each(['5', '10', '15', '25', '50', '75', '100'])(
    'prefill the subscription for %s users',
    (users) => {
      expect([
        read(`?interval=monthly&users=${users}`).prefill,
        read(`?users=${users}&interval=yearly&lng=en`).prefill,
      ]).toEqual([
        {period: 'monthly', numberOfUsers: users},
        {period: 'yearly', numberOfUsers: users},
      ]);
    },
  );

  it.each([
    '?interval=monthly',
    '?users=5',
    '?interval=&users=5',
    '?interval=monthly&users=',
    '?interval=weekly&users=5',
    '?interval=Monthly&users=5',
    '?interval=monthly&users=6',
    '?interval=monthly&users=05',
    '?interval=monthly&users=5.0',
    '?interval=monthly&users=-5',
    '?interval=monthly&users=5%20',
    '?interval=monthly&users=__proto__',
    '?interval=constructor&users=5',
  ])('%s is ignored', (search) => {
    expect(read(search)).toEqual(bare);
  });
});

describe('the domain of an existing environment', () => {
  it.each(['acmetest', 'AcmeTest', '2024', 'a'.repeat(63)])('%j is taken', (domain) => {
    expect(read(`?domain=${domain}`)).toEqual({...bare, domain});
  });

  it.each(['', 'a-b', 'a.b', 'acm\u00E9', '../admin', '<script>', 'a'.repeat(64), 'acme/x'])(
    '%j is ignored',
    (domain) => {
      expect(read(`?domain=${encodeURIComponent(domain)}`)).toEqual(bare);
    },
  );
});

describe('what an entry keeps of an environment', () => {
  it('is taken when its addresses are trusted', () => {
    expect(read('', {environment: {url: own, paymentPage: pay}}).kept).toEqual({
      url: own,
      paymentPage: pay,
    });
    expect(read('', {environment: {paymentPage: pay}}).kept).toEqual({paymentPage: pay});
  });

  it.each(UNTRUSTED)('%j is left out', (address) => {
    expect(read('', {environment: {url: own, paymentPage: address}}).kept).toEqual({url: own});
    expect(read('', {environment: {url: address, paymentPage: address}})).toEqual({
      ...bare,
      kept: {},
    });
  });

  it('never makes reading fail, whatever is there', () => {
    fc.assert(
      fc.property(fc.anything(), (state) => {
        const kept = typeof state === 'object' && state !== null ? {} : undefined;
        expect([read('', state), read('', {environment: state})]).toEqual([bare, {...bare, kept}]);
      }),
    );
  });
});

it('an entry gives the reference of its error screen, or nothing, whatever is there @S27', () => {
  expect(referenceIn({trail: ['/free/somethingwentwrong'], reference: 'K7QW-3FMB'})).toBe(
    'K7QW-3FMB',
  );
  const state = fc.oneof(fc.anything(), nearly({reference: 'K7QW-3FMB 1'}));
  fc.assert(
    fc.property(state, (found) => {
      expect(referenceIn(found)).toBeUndefined();
    }),
  );
});

it('an entry gives trusted addresses or none, whatever replaces one of its values', () => {
  const state = nearly({trail: ['/pro'], environment: {url: own, paymentPage: pay}});
  fc.assert(
    fc.property(state, (found) => {
      const {kept = {}, ...rest} = read('', found);
      expect(Object.keys(kept).filter((key) => !['url', 'paymentPage'].includes(key))).toEqual([]);
      expect(Object.values(kept).map(trust)).toEqual(Object.values(kept));
      expect({...rest, kept: undefined}).toEqual(bare);
    }),
    {numRuns: 500},
  );
});

it('reading never fails and never takes what is not ours, whatever the query', () => {
  const name = fc.constantFrom('lng', 'link', 'interval', 'users', 'domain', '__proto__');
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string({unit: 'binary'}))), (pairs) => {
      const search = `?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`;
      const {link, prefill, domain} = read(search);
      expect([link, prefill, isDomainName(domain ?? 'a')]).toEqual([undefined, undefined, true]);
    }),
    {examples: [[[['domain', '\u00000']]]]},
  );
});
