// @vitest-environment node
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createClient} from '../client.ts';
import type {SandboxClient} from '../client.ts';
import {
  buildFreeRequest,
  buildProRequest,
  buildUpgradeRequest,
  checkout,
} from '../requestBuilders.ts';
import {startSandbox} from '../server.ts';
import type {SandboxServer} from '../server.ts';

let clock: number;
let server: SandboxServer;
let client: SandboxClient;

beforeEach(async () => {
  clock = Date.UTC(2026, 0, 1);
  server = await startSandbox({now: () => clock});
  client = createClient(server.url);
});
afterEach(() => server.close());

const refusal = (pointer: string) => ({errors: [{source: {pointer}}]});
const environmentUrl = (domain: string) => `${server.url}/sandbox/environment/${domain}`;
const paymentPage = () =>
  expect.stringMatching(new RegExp(`^${server.url}/sandbox/payment/[0-9a-f-]{36}$`));

describe('creation', () => {
  it('answers a free request with the environment address alone', async () => {
    expect(await client.create(buildFreeRequest('acmetest'))).toMatchObject({
      status: 200,
      body: {data: {url: environmentUrl('acmetest')}},
    });
  });

  it('answers a pro request with a payment page too', async () => {
    expect((await client.create(buildProRequest('acmetest'))).body).toEqual({
      data: {url: environmentUrl('acmetest'), 'stripe-url': paymentPage()},
    });
  });

  it('refuses a name that exists', async () => {
    await client.create(buildFreeRequest('acmetest'));
    expect((await client.create(buildFreeRequest('acmetest'))).body).toEqual(
      refusal('domain_name_not_available'),
    );
    expect((await client.create(buildFreeRequest('bezet'))).body).toEqual(
      refusal('domain_name_not_available'),
    );
  });

  it('gives each of 20 names to one of the 200 who ask at once', async () => {
    const names = Array.from({length: 200}, (_, index) => `name${index % 20}`);
    const answers = await Promise.all(names.map((name) => client.create(buildFreeRequest(name))));
    const winners = names.filter((_, index) => answers[index]?.status === 200);
    const losers = answers.filter(({status}) => status !== 200);
    expect(winners.toSorted()).toEqual([...new Set(names)].toSorted());
    expect(losers.map(({body}) => body)).toEqual(
      Array.from({length: 180}, () => refusal('domain_name_not_available')),
    );
  }, 60_000);
});

describe('upgrade', () => {
  it('opens a payment page for an existing environment', async () => {
    expect((await client.create(buildUpgradeRequest('bestaand'))).body).toEqual({
      data: {url: environmentUrl('bestaand'), 'stripe-url': paymentPage()},
    });
  });

  it('takes account fields that are empty', async () => {
    const request = buildUpgradeRequest('bestaand', {
      firstName: '',
      email: '',
      acceptTermsAndConditions: '',
      teamMembers: [],
    });
    expect((await client.create(request)).status).toBe(200);
  });

  it('refuses an environment that does not exist', async () => {
    expect((await client.create(buildUpgradeRequest('nergens'))).body).toEqual(
      refusal('environment_not_found'),
    );
  });
});

describe('the token of a creation', () => {
  it.each([3, 2] as const)('may have been validated before (version %i)', async (version) => {
    const token = await client.token(version);
    await client.validate({token, version});
    expect((await client.create(buildFreeRequest('acmetest', {token, version}))).status).toBe(200);
  });

  it('is good for one creation', async () => {
    const token = await client.token(3);
    await client.create(buildFreeRequest('acmetest', {token}));
    expect((await client.create(buildFreeRequest('acmetest2', {token}))).body).toEqual(
      refusal('token_not_valid'),
    );
  });

  it('is refused when unknown, of another version, refused before or over two minutes old', async () => {
    const [visible, refused, old] = [
      await client.token(2),
      await client.token(3, 'Login'),
      await client.token(3),
    ];
    await client.validate({token: refused, version: 3});
    clock += 120_001;
    const fresh = await client.token(2);
    const tokens = ['made-up', fresh, visible, refused, old];
    const answers = await Promise.all(
      tokens.map((token) => client.create(buildFreeRequest('acmetest', {token}))),
    );
    expect(answers.map(({body}) => body)).toEqual(tokens.map(() => refusal('token_not_valid')));
    expect((await client.availability('acmetest')).body).toEqual({is_available: true});
  });
});

describe('a request that breaks the specification', () => {
  it.each([
    ['an unknown field', {nickname: 'x'}, 'this field has unspecified keys: nickname'],
    ['an untrimmed text', {firstName: ' Jan'}, 'firstName must be a trimmed string'],
    ['an empty text', {companyName: ''}, 'companyName is a required field'],
    ['a short password', {password: 'Aa1'}, 'password must be at least 8 characters'],
    ['another discount', {discount: 15}, 'discount must be one of the following values: 14'],
    [
      'an incomplete member',
      {teamMembers: [{email: 'a@example.test', firstName: 'A', lastName: ''}]},
      'teamMembers[0].lastName is a required field',
    ],
    [
      'a choice as text',
      {exampleData: 'data'},
      'exampleData must be a `boolean` type, but the final value was: `"data"`.',
    ],
    ['a test', {test: true}, 'test must be one of the following values: false'],
    ['another locale', {locale: 'nl'}, 'locale must be one of the following values: nl_NL, en_US'],
    [
      'billing details alone',
      {billingDetails: checkout.billingDetails},
      'billing, subscription and checkout details come together',
    ],
    [
      'a relative return address',
      {...checkout, stripeCheckout: {successUrl: '/pro/success', cancelUrl: '/pro/canceled'}},
      expect.stringContaining('is no absolute web address'),
    ],
  ])('with %s is refused', async (_, changes, detail) => {
    expect(await client.create(buildFreeRequest('acmetest', changes))).toMatchObject({
      status: 400,
      body: {errors: [{source: {pointer: 'request_not_valid'}, detail}]},
    });
  });

  it('for another domain than the path names is refused', async () => {
    const data = buildFreeRequest('acmetest', {token: await client.token(3), version: 3});
    expect((await client.post('/api/installation/add/acmetest2', {data})).body).toEqual({
      errors: [
        {source: {pointer: 'request_not_valid'}, detail: 'domainName differs from the path'},
      ],
    });
  });

  it.each([null, 'x', [], {}, {data: null}, {data: {}, more: 1}])(
    'as %j is refused',
    async (body) => {
      expect((await client.post('/api/installation/add/acmetest', body)).status).toBe(400);
    },
  );
});
