// @vitest-environment node
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createClient} from '../client.ts';
import type {SandboxClient} from '../client.ts';
import {buildFreeRequest} from '../requestBuilders.ts';
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

describe('availability', () => {
  it('says that an unknown name is available', async () => {
    expect((await client.availability('acmetest')).body).toEqual({is_available: true});
  });

  it.each(['bezet', 'bezet12', 'bestaand'])('says that %s is taken', async (domain) => {
    expect((await client.availability(domain)).body).toEqual({is_available: false});
  });

  it('says that a name is taken once it has been created', async () => {
    await client.create(buildFreeRequest('acmetest'));
    expect((await client.availability('acmetest')).body).toEqual({is_available: false});
  });

  it.each(['Acme', 'a-b', 'a'.repeat(64), 'acm%C3%A9'])('refuses %s', async (domain) => {
    expect(await client.availability(domain)).toMatchObject({
      status: 400,
      body: {errors: [{source: {pointer: 'request_not_valid'}, detail: 'not a domain name'}]},
    });
  });
});

describe('captcha validation', () => {
  const VALID = {is_token_valid: true, captcha: false};
  const CHALLENGE = {is_token_valid: false, captcha: true};

  it.each([3, 2] as const)('accepts a token of version %i', async (version) => {
    const token = await client.token(version);
    expect((await client.validate({token, version})).body).toEqual(VALID);
  });

  it('accepts each token once', async () => {
    const token = await client.token(3);
    await client.validate({token, version: 3});
    expect((await client.validate({token, version: 3})).body).toEqual(CHALLENGE);
  });

  it('accepts a token of two minutes old, and none that is older', async () => {
    const [young, old] = [await client.token(3), await client.token(3)];
    clock += 120_000;
    expect((await client.validate({token: young, version: 3})).body).toEqual(VALID);
    clock += 1;
    expect((await client.validate({token: old, version: 3})).body).toEqual(CHALLENGE);
  });

  it('refuses an unknown token, another version and another action', async () => {
    const visible = await client.token(2);
    const elsewhere = await client.token(3, 'Login');
    const answers = await Promise.all([
      client.validate({token: 'made-up', version: 3}),
      client.validate({token: visible, version: 3}),
      client.validate({token: elsewhere, version: 3}),
    ]);
    expect(answers.map(({body}) => body)).toEqual([CHALLENGE, CHALLENGE, CHALLENGE]);
  });

  it.each([{}, {token: 'x'}, {token: 'x', version: '3'}, {token: 'x', version: 3, extra: 1}, 'x'])(
    'answers 400 to %j',
    async (body) => {
      expect((await client.validate(body)).status).toBe(400);
    },
  );
});
