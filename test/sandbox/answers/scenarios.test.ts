// @vitest-environment node
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createClient} from '../client.ts';
import type {SandboxClient} from '../client.ts';
import {buildFreeRequest, buildProRequest} from '../requestBuilders.ts';
import {CAPTCHA_SCENARIOS, NAME_SCENARIOS, findNameScenario} from './scenarios.ts';
import {startSandbox} from '../server.ts';
import type {SandboxServer} from '../server.ts';

let server: SandboxServer;
let client: SandboxClient;

beforeEach(async () => {
  server = await startSandbox({slowMs: 20});
  client = createClient(server.url);
});
afterEach(() => server.close());

const refusal = (pointer: string) => ({errors: [{source: {pointer}}]});

const choose = (id: string) =>
  client.send('/sandbox/captcha-scenario', {method: 'POST', body: new URLSearchParams({id})});
const validate = async (version: 2 | 3) =>
  client.validate({token: await client.token(version), version});

describe('names as test values', () => {
  it('are known with and without digits behind them, and only so', () => {
    expect(
      ['traag', 'traag7', 'traag731', 'traagx', 'xtraag', '731'].map(
        (name) => findNameScenario(name)?.id,
      ),
    ).toEqual(['traag', 'traag', 'traag', undefined, undefined, undefined]);
  });

  it('are names that the product accepts, none given twice', () => {
    const ids = [...NAME_SCENARIOS, ...CAPTCHA_SCENARIOS].map(({id}) => id);
    expect(ids.filter((id) => !/^[a-z]+$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('straksbezet is available, and taken at creation', async () => {
    expect((await client.availability('straksbezet')).body).toEqual({is_available: true});
    expect((await client.create(buildFreeRequest('straksbezet'))).body).toEqual(
      refusal('domain_name_not_available'),
    );
  });

  it('tokengeweigerd refuses a token of version 3 and accepts one of version 2', async () => {
    const request = buildFreeRequest('tokengeweigerd');
    expect((await client.create(request, 3)).body).toEqual(refusal('token_not_valid'));
    expect((await client.create(request, 2)).status).toBe(200);
  });

  it('serverfout answers 500 and makes nothing', async () => {
    expect((await client.create(buildFreeRequest('serverfout'))).status).toBe(500);
    expect((await client.availability('serverfout')).body).toEqual({is_available: true});
  });

  it('traag succeeds late', async () => {
    expect((await client.create(buildFreeRequest('traag'))).status).toBe(200);
  });

  it('hangt never answers', async () => {
    const token = await client.token(3);
    const data = buildFreeRequest('hangt', {token, version: 3});
    const signal = AbortSignal.timeout(500);
    await expect(
      client.post('/api/installation/add/hangt', {data}, {signal}),
    ).rejects.toMatchObject({name: 'TimeoutError'});
    const statuses = async () => (await client.requests('creation')).map(({status}) => status);
    await expect.poll(statuses).toEqual([null]);
  });

  it('verbroken drops the connection, and asked once is logged once', async () => {
    await expect(client.create(buildFreeRequest('verbroken'))).rejects.toThrow(/terminated/);
    expect((await client.requests('creation')).map(({status}) => status)).toEqual([null]);
  });

  it('htmlantwoord answers an HTML page', async () => {
    expect(await client.create(buildFreeRequest('htmlantwoord'))).toMatchObject({
      status: 200,
      body: expect.stringContaining('<!doctype html>'),
    });
  });

  it('geenbetaling gives no payment page, though there is billing', async () => {
    expect((await client.create(buildProRequest('geenbetaling'))).body).toEqual({
      data: {url: `${server.url}/sandbox/environment/geenbetaling`},
    });
  });

  it('onveilig gives addresses on a host that nobody trusts', async () => {
    expect((await client.create(buildProRequest('onveilig'))).body).toEqual({
      data: {
        url: 'https://untrusted.example/sandbox/environment/onveilig',
        'stripe-url': expect.stringMatching(
          /^https:\/\/untrusted\.example\/sandbox\/payment\/[0-9a-f-]{36}$/,
        ),
      },
    });
  });

  it('nietbereikbaar fails availability alone', async () => {
    expect((await client.availability('nietbereikbaar')).status).toBe(503);
    expect((await client.create(buildFreeRequest('nietbereikbaar'))).status).toBe(200);
  });

  it('geenantwoord leaves availability hanging, and creates', async () => {
    const path = '/api/installation/availability/geenantwoord';
    await expect(client.send(path, {signal: AbortSignal.timeout(100)})).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    expect((await client.create(buildFreeRequest('geenantwoord'))).status).toBe(200);
  });
});

describe('captcha scenarios, chosen on the sandbox page', () => {
  it('captchagewenst refuses version 3, asks for the challenge and accepts version 2', async () => {
    expect((await choose('captchagewenst')).headers.get('Location')).toBe('/sandbox');
    expect((await validate(3)).body).toEqual({is_token_valid: false, captcha: true});
    expect((await validate(2)).body).toEqual({is_token_valid: true, captcha: false});
  });

  it('captchaongeldig refuses both without a challenge, and at creation too', async () => {
    await choose('captchaongeldig');
    const token = await client.token(3);
    expect((await client.validate({token, version: 3})).body).toEqual({
      is_token_valid: false,
      captcha: false,
    });
    expect((await validate(2)).body).toEqual({is_token_valid: false, captcha: false});
    expect((await client.create(buildFreeRequest('acmetest', {token}))).body).toEqual(
      refusal('token_not_valid'),
    );
  });

  it('captchafout answers 500, until none is chosen', async () => {
    await choose('captchafout');
    expect((await validate(3)).status).toBe(500);
    await choose('');
    expect((await validate(3)).status).toBe(200);
  });

  it('scriptgeblokkeerd and scripttraag disturb the script', async () => {
    await choose('scriptgeblokkeerd');
    await expect(client.send('/sandbox/recaptcha/api.js')).rejects.toThrow(/terminated/);
    await choose('scripttraag');
    expect((await client.send('/sandbox/recaptcha/api.js')).status).toBe(200);
  });

  it.each([
    ['captchahangt', '/api/validate-captcha', {token: 'x', version: 3}],
    ['tokenhangt', '/sandbox/recaptcha/execute', {siteKey: 'x', action: 'x'}],
  ])('%s leaves the call hanging', async (id, path, body) => {
    await choose(id);
    await expect(client.post(path, body, {signal: AbortSignal.timeout(100)})).rejects.toMatchObject(
      {name: 'TimeoutError'},
    );
  });
});
