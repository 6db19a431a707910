import {afterAll, beforeAll, expect, it} from 'vitest';
import {createClient} from '../../../src/api/client.ts';
import {json, startAnsweringServer} from './answeringServer.ts';

let server: Awaited<ReturnType<typeof startAnsweringServer>>;
beforeAll(async () => {
  server = await startAnsweringServer();
});
afterAll(() => server.stop());

it('talks JSON below the host, with no header of its own @6-1 @7-1', async () => {
  server.answerWith(json(200, {ok: true}));
  const {data} = await createClient({host: `${server.host}/api/`}).post('/ping', {a: 1});

  expect(data).toEqual({ok: true});
  const [request] = server.received;
  expect(request).toMatchObject({method: 'POST', path: '/api/ping', body: '{"a":1}'});
  expect(Object.keys(request?.headers ?? {}).toSorted()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'content-length',
    'content-type',
    'host',
    'user-agent',
  ]);
  expect(request?.headers['content-type']).toBe('application/json');
});

it('sets no time limit and sends no cookie back as a header @9-21', () => {
  const {timeout, xsrfCookieName, withXSRFToken, baseURL} = createClient({host: '/api'}).defaults;
  expect({timeout, xsrfCookieName, withXSRFToken, baseURL}).toEqual({
    timeout: 0,
    xsrfCookieName: 'XSRF-TOKEN',
    withXSRFToken: false,
    baseURL: '/api',
  });
});
