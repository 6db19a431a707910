import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createTrust} from '../../../src/api/trustedAddress.ts';

const trust = createTrust({
  environmentSuffix: '.testwerf.example',
  trustedHosts: ['localhost', '127.0.0.1', ' Pay.Partner.example '],
});

describe('a trusted address', () => {
  it.each([
    ['https://acmetest.testwerf.example', 'https://acmetest.testwerf.example/'],
    ['HTTPS://AcmeTest.Testwerf.Example/A', 'https://acmetest.testwerf.example/A'],
    ['https://a.b-c.testwerf.example/p?q=1#f', 'https://a.b-c.testwerf.example/p?q=1#f'],
    ['https://acmetest.testwerf.example:8443/', 'https://acmetest.testwerf.example:8443/'],
    ['https://acmetest.testwerf.example/é', 'https://acmetest.testwerf.example/%C3%A9'],
    ['https://acmetest.testwerf.example?u=//x@y', 'https://acmetest.testwerf.example/?u=//x@y'],
    ['https://checkout.stripe.com/c/pay/cs_1#x', 'https://checkout.stripe.com/c/pay/cs_1#x'],
    ['https://pay.partner.example/', 'https://pay.partner.example/'],
    ['https://localhost/', 'https://localhost/'],
    ['http://localhost:4173/sandbox/pay', 'http://localhost:4173/sandbox/pay'],
    ['http://127.0.0.1:65535', 'http://127.0.0.1:65535/'],
  ])('%s becomes %s', (address, href) => {
    expect(trust(address)).toBe(href);
  });
});

it('an address may be long, but not without end, however it is written', () => {
  const long = (length: number, sign: string) =>
    `https://acmetest.testwerf.example/${sign.repeat(length)}`;
  const most = 8000 - long(0, '').length;
  expect(trust(long(most, 'a'))).toBe(long(most, 'a'));
  expect(trust(`${long(1327, 'é')}${'a'.repeat(most - 6 * 1327)}`)).toHaveLength(8000);
  const tooLong = [
    long(most + 1, 'a'),
    long(5e6, 'a'),
    long(2000, 'a/../'),
    `${long(1327, 'é')}${'a'.repeat(most - 6 * 1327 + 1)}`,
  ];
  expect(tooLong.filter((address) => trust(address) !== undefined)).toEqual([]);
});

describe('never trusted', () => {
  const own = 'acmetest.testwerf.example';
  it.each([
    // other schemes
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    `javascript://${own}/%0Aalert(1)`,
    '\njavascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    `blob:https://${own}/1`,
    `ftp://${own}/`,
    `wss://${own}/`,
    `webhttps://${own}/`,
    `http://${own}/`,
    'http://checkout.stripe.com/',
    'http://pay.partner.example/',
    // not absolute, or not plainly so
    '',
    '/pro/success',
    own,
    `//${own}/`,
    `https:${own}`,
    `https:/${own}`,
    `https:///${own}`,
    `/\\${own}`,
    `https:\\\\${own}\\`,
    `https://${own}\\@evil.example/`,
    // characters that parsers drop or fold
    ` https://${own}/`,
    `https://${own}/ `,
    `\u0000https://${own}/`,
    `https://${own}\n/`,
    `ht\ttps://${own}/`,
    `https://acme\u200btest.testwerf.example/`,
    `https://acmetest.testwerf\u3002example/`,
    `https://\uff41cmetest.testwerf.example/`,
    `https://%61cmetest.testwerf.example/`,
    `https://${own}/\u202egro.live`,
    // other hosts
    'https://evil.example',
    'https://eviltestwerf.example/',
    'https://testwerf.example/',
    'https://testwerf.example.evil.example/',
    `https://${own}.evil.example/`,
    `https://evil.example/${own}`,
    `https://evil.example?.testwerf.example`,
    `https://evil.example#.testwerf.example`,
    'https://acme.test-werf.example/',
    'https://evilcheckout.stripe.com/',
    'https://a.checkout.stripe.com/',
    'https://a.localhost/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://[::1]/',
    // look-alikes and odd labels
    'https://acm\u0435test.testwerf.example/',
    'https://xn--acmtest-8jg.testwerf.example/',
    'https://a.xn--80ak6aa92e.testwerf.example/',
    'https://acmetest.t\u0435stwerf.example/',
    `https://${own}./`,
    'https://localhost./',
    'https://.testwerf.example/',
    'https://a..testwerf.example/',
    'https://-a.testwerf.example/',
    'https://a-.testwerf.example/',
    'https://a.-b.testwerf.example/',
    'https://a_b.testwerf.example/',
    // credentials and odd ports
    `https://${own}@evil.example/`,
    `https://jan@${own}/`,
    `https://jan:geheim@${own}/`,
    `https://@${own}/`,
    `https://${own}:/`,
    `https://${own}:65536/`,
    `https://${own}:evil/`,
    // no text at all
    undefined,
    null,
    7,
    {},
    [`https://${own}/`],
    new URL(`https://${own}/`),
  ])('%j', (address) => {
    expect(trust(address)).toBeUndefined();
  });
});

it('trusts no own host where the suffix is empty, and no local one that is not listed', () => {
  const strict = createTrust({environmentSuffix: '', trustedHosts: ['']});
  expect(strict('https://evil.example')).toBeUndefined();
  expect(strict('https://example.')).toBeUndefined();
  expect(strict('http://localhost:4173/')).toBeUndefined();
  expect(strict('https://checkout.stripe.com/')).toBe('https://checkout.stripe.com/');
});

it.each(['testwerf.example', ' .Testwerf.Example '])(
  'takes the suffix %j for the same domain',
  (environmentSuffix) => {
    const lenient = createTrust({environmentSuffix, trustedHosts: []});
    expect(lenient('https://acmetest.testwerf.example/')).toBe(
      'https://acmetest.testwerf.example/',
    );
    expect(lenient('https://eviltestwerf.example/')).toBeUndefined();
  },
);

const URL_PIECES = [
  'https:',
  'http:',
  'javascript:',
  '//',
  '/',
  '\\',
  '@',
  ':',
  '.',
  '?',
  '#',
  '%2e',
  ' ',
  '\t',
  '\n',
  'testwerf.example',
  '.testwerf.example',
  'localhost',
  'evil.example',
  'acme',
  'jan:geheim@',
  '8443',
  'checkout.stripe.com',
  '127.0.0.1',
  '\u0430',
  '。',
];

describe('whatever is given', () => {
  const allowed =
    /^(.+\.testwerf\.example|checkout\.stripe\.com|pay\.partner\.example|localhost|127\.0\.0\.1)$/;
  const piece = fc.oneof(
    fc.constantFrom(...URL_PIECES),
    fc.string({maxLength: 3, unit: 'grapheme'}),
  );
  const address = fc.oneof(
    fc.array(piece, {maxLength: 9}).map((pieces) => pieces.join('')),
    fc
      .tuple(fc.constantFrom('https://', 'http://'), fc.array(piece, {maxLength: 6}))
      .map(([scheme, pieces]) => scheme + pieces.join('')),
    fc.webUrl(),
    fc.anything(),
  );

  it('what is trusted leads, as browsers read it, to an allowed host without credentials @S48 @B31 @B32', () => {
    fc.assert(
      fc.property(address, (given) => {
        const href = trust(given);
        if (href === undefined) return;
        const url = new URL(href);
        expect(new URL(given as string, 'https://other.example/a').href).toBe(href);
        expect(url.hostname).toMatch(allowed);
        expect([url.username, url.password]).toEqual(['', '']);
        const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
        expect(isLocal ? ['https:', 'http:'] : ['https:']).toContain(url.protocol);
        expect(trust(href)).toBe(href);
      }),
      {numRuns: 2000},
    );
  });

  it('every plain host under the suffix is trusted, and no host that only ends alike @B32', () => {
    const label = fc.stringMatching(/^[a-z0-9]{1,20}$/);
    fc.assert(
      fc.property(fc.array(label, {minLength: 1, maxLength: 3}), (labels) => {
        const host = labels.join('.');
        expect(trust(`https://${host}.testwerf.example`)).toBe(`https://${host}.testwerf.example/`);
        expect(trust(`https://${host}testwerf.example`)).toBeUndefined();
        expect(trust(`https://acme.testwerf.example.${host}`)).toBeUndefined();
      }),
    );
  });
});
