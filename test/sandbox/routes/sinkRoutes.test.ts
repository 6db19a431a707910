// @vitest-environment node
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createClient} from '../client.ts';
import type {SandboxClient} from '../client.ts';
import {startSandbox} from '../server.ts';
import type {SandboxServer} from '../server.ts';

const NOW = '2026-01-01T00:00:00.000Z';
let server: SandboxServer;
let client: SandboxClient;

beforeEach(async () => {
  server = await startSandbox({now: () => Date.parse(NOW)});
  client = createClient(server.url, 'one');
});
afterEach(() => server.close());

const sendText = (path: string, body: string) => client.send(path, {method: 'POST', body});

describe('analytics', () => {
  const view = {n: 'pageview', u: 'http://localhost/free', d: 'localhost'};

  it('takes in page views and shows them, by key', async () => {
    const {status} = await sendText('/sandbox/analytics', JSON.stringify(view));
    await createClient(server.url, 'two').post('/sandbox/analytics', view);
    expect(status).toBe(202);
    expect((await client.send('/sandbox/analytics/events?key=one')).body).toEqual([
      {key: 'one', time: NOW, body: view, status: 202},
    ]);
    expect((await client.send('/sandbox/analytics/events')).body).toHaveLength(2);
  });

  it('takes the long names of the fields too', async () => {
    const {status} = await client.post('/sandbox/analytics', {
      name: 'pageview',
      url: 'http://localhost/',
      domain: 'localhost',
    });
    expect(status).toBe(202);
  });

  it('refuses what is no event', async () => {
    expect((await sendText('/sandbox/analytics', '{"n":"pageview"}')).status).toBe(400);
  });

  it('can be made to fail', async () => {
    await client.scenario({call: 'analytics', fault: {kind: 'status', status: 500}});
    expect((await client.post('/sandbox/analytics', view)).status).toBe(500);
  });
});

describe('error reports', () => {
  it('are taken in as envelopes and shown line by line', async () => {
    const {status} = await sendText(
      '/sandbox/errors/api/7/envelope/?sentry_key=public',
      '{"event_id":"1"}\n{"type":"event"}\n{"message":"Network Error"}\nno json\n',
    );
    expect(status).toBe(200);
    expect((await client.send('/sandbox/errors/events?key=one')).body).toEqual([
      {
        key: 'one',
        time: NOW,
        project: '7',
        lines: [{event_id: '1'}, {type: 'event'}, {message: 'Network Error'}, 'no json'],
        status: 200,
      },
    ]);
    expect(await client.requests()).toEqual([]);
  });
});
