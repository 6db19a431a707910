import {inspect} from 'node:util';
import fc from 'fast-check';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {createClient} from '../../../src/api/client.ts';
import {createCreateEnvironment, type AddressField} from '../../../src/api/createEnvironment.ts';
import type {EnvironmentRequest} from '../../../src/api/environmentRequest.ts';
import {createTrust} from '../../../src/api/trustedAddress.ts';
import {nearly} from '../../support/hostile.ts';
import {hung, json, startAnsweringServer} from './answeringServer.ts';
import {oddAnswers} from './oddAnswers.ts';

const PASSWORD = 'Welkom2024x-canary';
const never = new AbortController().signal;
const trust = createTrust({environmentSuffix: '.testwerf.example', trustedHosts: []});
const request: EnvironmentRequest = {
  domainName: 'acmetest',
  password: PASSWORD,
  discount: 14,
  test: false,
  locale: 'nl_NL',
};

let server: Awaited<ReturnType<typeof startAnsweringServer>>;
let reported: AddressField[] = [];
beforeAll(async () => {
  server = await startAnsweringServer();
});
beforeEach(() => {
  reported = [];
});
afterAll(() => server.stop());

const create = (signal = never) =>
  createCreateEnvironment({
    client: createClient({host: server.host}),
    trust,
    reportUntrusted: (field) => reported.push(field),
  })(request, signal);

it('posts the request as data, below the domain name @7-2 @7-7', async () => {
  server.answerWith(json(200, {data: {}}));
  await create();
  const {method, path, body} = server.received.at(-1) ?? {};
  expect({method, path, body: JSON.parse(body ?? '')}).toEqual({
    method: 'POST',
    path: '/installation/add/acmetest',
    body: {data: request},
  });
});

describe('an accepted request', () => {
  const url = 'https://acmetest.testwerf.example/';
  const paymentPage = 'https://checkout.stripe.com/c/pay/cs_1';
  it.each([
    [{}, {}, []],
    [{url}, {url}, []],
    [{url, 'stripe-url': null}, {url}, []],
    [{url, 'stripe-url': paymentPage}, {url, paymentPage}, []],
    [{url: 'https://evil.example', 'stripe-url': paymentPage}, {paymentPage}, ['url']],
    [{url: 'javascript:alert(1)', 'stripe-url': 7}, {}, ['url', 'stripe-url']],
    [{url: '', 'stripe-url': {}}, {}, ['url', 'stripe-url']],
  ])('with data %j @3-19 @7-3', async (data, environment, untrusted) => {
    server.answerWith(json(201, {data}));
    expect(await create()).toStrictEqual({kind: 'accepted', environment});
    expect(reported).toEqual(untrusted);
  });
});

describe.each([200, 409])('a refusal under %i', (status) => {
  it.each([
    ['domain_name_not_available', 'domainTaken'],
    ['token_not_valid', 'tokenRefused'],
  ])('for %s @7-4', async (pointer, kind) => {
    server.answerWith(json(status, {errors: [{source: {pointer}}]}));
    expect(await create()).toStrictEqual({kind});
  });
});

it('an unknown error is a failure, also beside data @7-4', async () => {
  server.answerWith(json(200, {data: {}, errors: [{source: {pointer: 'email_not_valid'}}]}));
  await expect(create()).rejects.toStrictEqual({
    kind: 'malformed',
    message: 'Answer not understood',
    status: 200,
  });
});

it.each(oddAnswers)(
  'fails on %s, without a word of the password @8-10 @B18 @B36',
  async (_, answer, failure) => {
    server.answerWith(answer);
    const thrown: unknown = await create().catch((error: unknown) => error);
    expect(thrown).toStrictEqual(failure);
    const shown = [JSON.stringify(thrown), String(thrown), inspect(thrown, {showHidden: true})];
    expect(shown.join()).not.toContain(PASSWORD);
  },
);

it('gives up when aborted', async () => {
  server.answerWith(hung);
  const caller = new AbortController();
  const arrived = server.nextRequest();
  const ended = create(caller.signal).catch((error: unknown) => error);
  await arrived;
  caller.abort();
  expect(await ended).toStrictEqual({kind: 'aborted', message: 'Request aborted'});
});

it('ends in one of three outcomes or a plain failure, whatever JSON is answered @B36', async () => {
  const address = fc.oneof(fc.webUrl(), fc.jsonValue());
  const pointer = fc.oneof(
    fc.constantFrom('domain_name_not_available', 'token_not_valid'),
    fc.jsonValue(),
  );
  const evil = 'https://evil.example/';
  const body = fc.oneof(
    fc.jsonValue(),
    nearly({data: {url: evil, 'stripe-url': evil}, errors: [{source: {pointer: 'other'}}]}),
    fc.record(
      {
        data: fc.oneof(fc.jsonValue(), fc.record({url: address, 'stripe-url': address})),
        errors: fc.array(fc.oneof(fc.jsonValue(), fc.record({source: fc.record({pointer})}))),
      },
      {requiredKeys: []},
    ),
  );
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom(200, 422, 500), async (answer, status) => {
      server.answerWith(json(status, answer));
      const result: unknown = await create().catch((error: unknown) => error);
      expect([
        {kind: 'accepted', environment: {}},
        {kind: 'domainTaken'},
        {kind: 'tokenRefused'},
        {kind: 'malformed', message: 'Answer not understood', status},
        {kind: 'status', message: `Request failed with status code ${status}`, status},
      ]).toContainEqual(result);
      if (status !== 200) expect(result).not.toHaveProperty('environment');
      expect(inspect(result, {depth: null, showHidden: true})).not.toContain(PASSWORD);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
  );
});
