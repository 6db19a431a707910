import {afterAll, beforeAll, expect, it} from 'vitest';
import {emptyDraft} from '../../../machines/shared/draft/draft.ts';
import {Secret} from '../../../machines/shared/secret.ts';
import {createApi} from '../../../src/api/api.ts';
import {json, startAnsweringServer} from './answeringServer.ts';

let server: Awaited<ReturnType<typeof startAnsweringServer>>;
beforeAll(async () => {
  server = await startAnsweringServer();
});
afterAll(() => server.stop());

it('the three calls go to one host, and an address that is not trusted is reported', async () => {
  const reported: string[] = [];
  const {signal} = new AbortController();
  const api = createApi({
    host: `${server.host}/api`,
    trust: () => undefined,
    reportUntrusted: (field) => reported.push(field),
  });
  const request = api.buildRequest(
    {
      draft: {...emptyDraft, domainName: 'acmetest'},
      password: undefined,
      botCheck: undefined,
      billing: false,
    },
    {locale: 'nl_NL', successUrl: '', cancelUrl: ''},
  );
  const answer = {is_available: true, is_token_valid: true, data: {url: 'https://evil.example/'}};
  server.answerWith(json(200, answer));

  expect([
    await api.checkAvailability('acmetest', signal),
    await api.validateToken({token: new Secret('token-1'), version: 3}, signal),
    await api.createEnvironment(request, signal),
  ]).toEqual([{kind: 'free'}, {kind: 'valid'}, {kind: 'accepted', environment: {}}]);
  expect(server.received.map(({path}) => path)).toEqual([
    '/api/installation/availability/acmetest',
    '/api/validate-captcha',
    '/api/installation/add/acmetest',
  ]);
  expect(reported).toEqual(['url']);
});
