// @vitest-environment node
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createClient} from '../client.ts';
import type {SandboxClient} from '../client.ts';
import {buildFreeRequest} from '../requestBuilders.ts';
import {startSandbox} from '../server.ts';
import type {SandboxServer} from '../server.ts';

const ORIGIN = 'http://localhost:4173';
let server: SandboxServer;
let client: SandboxClient;

beforeEach(async () => {
  server = await startSandbox();
  client = createClient(server.url);
});
afterEach(() => server.close());

const answerTo = async (fault: unknown) => {
  await client.scenario({call: 'availability', fault, times: 1});
  return client.availability('acmetest');
};

describe('a fault', () => {
  it.each([
    [{kind: 'status', status: 502, html: '<h1>Bad gateway</h1>'}, 502, '<h1>Bad gateway</h1>'],
    [{kind: 'status', status: 413}, 413, {message: 'Disturbed by the sandbox'}],
    [{kind: 'status', status: 204}, 204, ''],
    [{kind: 'html', html: '<p>Hello'}, 200, '<p>Hello'],
    [{kind: 'empty'}, 200, ''],
    [{kind: 'empty', status: 204}, 204, ''],
    ['wrongTypes', 200, {is_available: 'false'}],
    [{kind: 'json', body: {errors: [{}]}, status: 422}, 422, {errors: [{}]}],
    [{kind: 'json', body: null}, 200, null],
    [{kind: 'slow', ms: 5}, 200, {is_available: true}],
  ])('%j is answered as asked', async (fault, status, body) => {
    expect(await answerTo(fault)).toMatchObject({status, body});
  });

  it('retryAfter says when to come back', async () => {
    const {status, headers} = await answerTo({kind: 'retryAfter', seconds: 7});
    expect([status, headers.get('Retry-After')]).toEqual([429, '7']);
  });

  it.each([
    ['validation', '/api/validate-captcha', {is_token_valid: 'yes', captcha: 'no'}],
    ['creation', '/api/installation/add/acmetest', {data: {url: 42, 'stripe-url': []}}],
    ['execute', '/sandbox/recaptcha/execute', {token: 42}],
  ])('wrongTypes fits the call %s', async (call, path, body) => {
    await client.scenario({call, fault: 'wrongTypes'});
    expect((await client.post(path, {})).body).toEqual(body);
  });

  it.each([false, true])('drop closes the connection (before the answer: %j)', async (early) => {
    await expect(answerTo({kind: 'drop', beforeAnswer: early})).rejects.toThrow(
      /terminated|fetch failed/,
    );
  });

  it.each([
    [false, true],
    [true, false],
  ])('drop at creation, done first: %j, leaves the name free: %j', async (done, isFree) => {
    await client.scenario({call: 'creation', fault: {kind: 'drop', beforeAnswer: true, done}});
    const data = buildFreeRequest('acmetest', {token: await client.token(3), version: 3});
    await expect(client.post('/api/installation/add/acmetest', {data})).rejects.toThrow();
    expect((await client.availability('acmetest')).body).toEqual({is_available: isFree});
  });

  it('slow at creation decides at once and answers late', async () => {
    await client.scenario({call: 'creation', fault: {kind: 'slow', ms: 60_000}});
    const token = await client.token(3);
    const data = buildFreeRequest('acmetest', {token, version: 3});
    const late = client.post('/api/installation/add/acmetest', {data}).then(
      () => 'answered',
      () => 'cut off',
    );
    await expect
      .poll(async () => (await client.availability('acmetest')).body)
      .toEqual({is_available: false});
    await server.close();
    expect(await late).toBe('cut off');
  });
});

const preflight = (method: string, headers: string) =>
  client.send('/api/validate-captcha', {
    method: 'OPTIONS',
    headers: {
      Origin: ORIGIN,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': headers,
    },
  });

describe('other origins', () => {
  it('may read every answer of the API, errors included', async () => {
    const answers = await Promise.all([
      client.availability('acmetest'),
      client.availability('A'),
      client.validate({token: 'x', version: 3}),
      client.send('/sandbox/recaptcha/api.js'),
      client.post('/sandbox/recaptcha/challenge', {siteKey: 'x'}),
      client.post('/sandbox/analytics', {n: 'pageview', u: 'http://localhost/', d: 'localhost'}),
      client.post('/sandbox/errors/api/1/envelope/', {}),
    ]);
    expect(answers.map(({headers}) => headers.get('Access-Control-Allow-Origin'))).toEqual(
      answers.map(() => '*'),
    );
  });

  it('may send JSON, and no header of their own', async () => {
    const {status, headers} = await preflight('POST', 'content-type,x-own');
    expect([
      status,
      headers.get('Access-Control-Allow-Methods'),
      headers.get('Access-Control-Allow-Headers'),
    ]).toEqual([204, 'GET,POST', 'Content-Type']);
  });

  it('may read an answer that a fault gave, except with noCors', async () => {
    const readable = await answerTo({kind: 'status', status: 500});
    const unreadable = await answerTo('noCors');
    expect(readable.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(unreadable.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(unreadable.body).toEqual({is_available: true});
  });

  it('do not see their preflights in the log, which counts calls', async () => {
    await preflight('POST', 'content-type');
    expect(await client.requests()).toEqual([]);
  });
});
