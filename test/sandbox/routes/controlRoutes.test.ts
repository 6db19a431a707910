// @vitest-environment node
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createClient} from '../client.ts';
import type {SandboxClient} from '../client.ts';
import {buildFreeRequest} from '../requestBuilders.ts';
import {startSandbox} from '../server.ts';
import type {SandboxServer} from '../server.ts';

const NOW = '2026-01-01T00:00:00.000Z';
let server: SandboxServer;
let client: SandboxClient;

beforeEach(async () => {
  server = await startSandbox({now: () => Date.parse(NOW)});
  client = createClient(server.url);
});
afterEach(() => server.close());

const statuses = async (asked: SandboxClient, times: number) => {
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) {
    found.push((await asked.availability('acmetest')).status);
  }
  return found;
};

describe('a scenario set by a call', () => {
  it('lasts until reset', async () => {
    await client.scenario({call: 'availability', fault: {kind: 'status', status: 503}});
    expect(await statuses(client, 3)).toEqual([503, 503, 503]);
    await client.reset();
    expect(await statuses(client, 1)).toEqual([200]);
  });

  it('with a number of times goes first and counts down, in the order they were set', async () => {
    await client.scenario({call: 'availability', fault: {kind: 'status', status: 503}});
    await client.scenario({call: 'availability', fault: {kind: 'status', status: 401}, times: 2});
    await client.scenario({call: 'availability', fault: {kind: 'status', status: 413}, times: 1});
    expect(await statuses(client, 5)).toEqual([401, 401, 413, 503, 503]);
  });

  it('replaces the lasting one before it', async () => {
    await client.scenario({call: 'availability', fault: {kind: 'status', status: 503}});
    await client.scenario({call: 'availability', fault: {kind: 'status', status: 500}});
    expect(await statuses(client, 1)).toEqual([500]);
  });

  it('may go for one domain', async () => {
    await client.scenario({call: 'availability', fault: 'domainTaken', domain: 'acmetest'});
    expect((await client.availability('acmetest')).body).toEqual({is_available: false});
    expect((await client.availability('acmetest2')).body).toEqual({is_available: true});
  });

  it('wins from the test value in the name', async () => {
    await client.scenario({call: 'creation', fault: 'tokenRefused', times: 1});
    expect((await client.create(buildFreeRequest('serverfout'))).status).toBe(403);
  });

  it.each([
    {},
    {call: 'payment', fault: 'hang'},
    {call: 'creation', fault: 'explode'},
    {call: 'creation', fault: 'captcha'},
    {call: 'creation', fault: 'hang', times: 0},
    {call: 'creation', fault: 'hang', often: 1},
    {call: 'creation', fault: {kind: 'status', status: 99}},
  ])('is refused as %j', async (body) => {
    expect((await client.scenario(body)).status).toBe(400);
  });
});

describe('the scenarios of an owner', () => {
  const own = (owner: string, faults: readonly unknown[]) =>
    client.send(`/sandbox/scenarios/${owner}`, {method: 'PUT', body: JSON.stringify(faults)});
  const takeBack = (owner: string) =>
    client.send(`/sandbox/scenarios/${owner}`, {method: 'DELETE'});
  const once = (status: number) => ({
    call: 'availability',
    fault: {kind: 'status', status},
    times: 1,
  });

  it('take the place of those it had, and leave those of others alone', async () => {
    await own('one', [once(500), once(500)]);
    await own('two', [once(503)]);
    await client.scenario(once(401));
    await own('one', [once(413)]);
    expect(await statuses(client, 4)).toEqual([503, 401, 413, 200]);
  });

  it('are gone once it takes them back', async () => {
    await own('one', [once(500)]);
    await own('two', [once(503)]);
    await takeBack('one');
    expect(await statuses(client, 2)).toEqual([503, 200]);
  });

  it('let go on what hangs by them and by nobody else, as if it had only been slow', async () => {
    const hang = {call: 'availability', fault: {kind: 'hang'}, times: 1};
    const signal = AbortSignal.timeout(10_000);
    const asked = (name: string) => client.send(`/api/installation/availability/${name}`, {signal});
    await own('one', [hang]);
    const first = asked('acmeone');
    await expect.poll(async () => (await client.requests()).length).toBe(1);
    await own('two', [hang]);
    const second = asked('acmetwo');
    await expect.poll(async () => (await client.requests()).length).toBe(2);
    await takeBack('two');
    expect((await second).body).toEqual({is_available: true});
    const paths = async () =>
      (await client.requests()).map(({path, status}) => [path.split('/').at(-1), status]);
    expect(await paths()).toEqual([
      ['acmeone', null],
      ['acmetwo', 200],
    ]);
    await takeBack('one');
    expect((await first).status).toBe(200);
  });

  it('answer what hangs by them as is arranged once it is let go', async () => {
    await own('one', [{call: 'availability', fault: {kind: 'hang'}, times: 1}]);
    const asked = client.availability('acmeone');
    await expect.poll(async () => (await client.requests()).length).toBe(1);
    await own('one', [{call: 'availability', fault: {kind: 'domainTaken'}, times: 1}]);
    await client.send('/sandbox/held/one', {method: 'DELETE'});
    expect((await asked).body).toEqual({is_available: false});
    expect((await client.availability('acmeone')).body).toEqual({is_available: true});
  });

  it.each([
    {call: 'availability', fault: 'hang'},
    [{call: 'creation', fault: {kind: 'captcha'}}],
    [{call: 'payment', fault: {kind: 'hang'}}],
  ])('are refused as %j', async (body) => {
    expect(
      (
        await client.send('/sandbox/scenarios/one', {
          method: 'PUT',
          body: JSON.stringify(body),
        })
      ).status,
    ).toBe(400);
  });
});

describe('keys', () => {
  it('keep scenarios apart, while those without a key go for all', async () => {
    const [one, two] = [createClient(server.url, 'one'), createClient(server.url, 'two')];
    await client.scenario({call: 'availability', fault: {kind: 'status', status: 503}, key: 'one'});
    await two.scenario({call: 'validation', fault: {kind: 'status', status: 503}});
    expect([await statuses(one, 1), await statuses(two, 1), await statuses(client, 1)]).toEqual([
      [503],
      [200],
      [200],
    ]);
    await client.scenario({call: 'availability', fault: {kind: 'status', status: 500}});
    expect([await statuses(one, 1), await statuses(two, 1)]).toEqual([[503], [500]]);
  });

  it('keep logs, resets and environments apart', async () => {
    const [one, two] = [createClient(server.url, 'one'), createClient(server.url, 'two')];
    await one.create(buildFreeRequest('acmeone'));
    await two.create(buildFreeRequest('acmetwo'));
    await one.reset({environments: true});
    expect(await one.requests()).toEqual([]);
    expect((await two.requests('creation')).map(({path}) => path)).toEqual([
      '/api/installation/add/acmetwo',
    ]);
    expect((await one.availability('acmeone')).body).toEqual({is_available: true});
    expect((await one.availability('acmetwo')).body).toEqual({is_available: false});
  });
});

describe('reset', () => {
  it('keeps the environments unless asked', async () => {
    await client.create(buildFreeRequest('acmetest'));
    await client.reset();
    expect((await client.availability('acmetest')).body).toEqual({is_available: false});
    await client.reset({environments: true});
    expect((await client.availability('acmetest')).body).toEqual({is_available: true});
  });

  it('refuses what it does not know', async () => {
    expect((await client.reset({everything: true})).status).toBe(400);
  });
});

describe('the log of requests', () => {
  it('holds method, path, body, time and status, of all calls or of one', async () => {
    const keyed = createClient(server.url, 'one');
    await keyed.availability('acmetest');
    await keyed.validate({token: 'made-up', version: 3});
    const validation = {
      key: 'one',
      call: 'validation',
      method: 'POST',
      path: '/api/validate-captcha',
      query: '',
      body: {token: 'made-up', version: 3},
      time: NOW,
      status: 200,
    };
    expect(await client.requests()).toEqual([
      {
        key: 'one',
        call: 'availability',
        method: 'GET',
        path: '/api/installation/availability/acmetest',
        query: '',
        body: null,
        time: NOW,
        status: 200,
      },
      validation,
    ]);
    expect(await keyed.requests('validation')).toEqual([validation]);
  });
});
