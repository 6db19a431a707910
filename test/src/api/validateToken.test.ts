import {inspect} from 'node:util';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {Secret} from '../../../machines/shared/secret.ts';
import {createClient} from '../../../src/api/client.ts';
import {createValidateToken} from '../../../src/api/validateToken.ts';
import {hung, json, startAnsweringServer} from './answeringServer.ts';
import {oddAnswers} from './oddAnswers.ts';

const TOKEN = 'token-canary';
const never = new AbortController().signal;

let server: Awaited<ReturnType<typeof startAnsweringServer>>;
beforeAll(async () => {
  server = await startAnsweringServer();
});
afterAll(() => server.stop());

const validate = (version: 2 | 3 = 3, signal = never) =>
  createValidateToken(createClient({host: server.host}))(
    {token: new Secret(TOKEN), version},
    signal,
  );

it.each([2, 3] as const)('sends the token with version %i @7-6 @7-9', async (version) => {
  server.answerWith(json(200, {is_token_valid: true, captcha: false}));
  expect(await validate(version)).toEqual({kind: 'valid'});
  const {method, path, body} = server.received.at(-1) ?? {};
  expect({method, path, body: JSON.parse(body ?? '')}).toEqual({
    method: 'POST',
    path: '/validate-captcha',
    body: {token: TOKEN, version},
  });
});

it.each([
  [{is_token_valid: true}, {kind: 'valid'}],
  [{is_token_valid: true, captcha: true}, {kind: 'valid'}],
  [{is_token_valid: false, captcha: true}, {kind: 'challengeWanted'}],
])('reads %j @7-6', async (answer, result) => {
  server.answerWith(json(200, answer));
  expect(await validate()).toEqual(result);
});

it.each([
  {is_token_valid: false},
  {is_token_valid: false, captcha: false},
  {is_token_valid: false, captcha: 'true'},
  {captcha: true},
])('fails on %j', async (answer) => {
  server.answerWith(json(200, answer));
  await expect(validate()).rejects.toStrictEqual({
    kind: 'malformed',
    message: 'Answer not understood',
    status: 200,
  });
});

it.each(oddAnswers)('fails on %s @B36', async (_, answer, failure) => {
  server.answerWith(answer);
  await expect(validate()).rejects.toStrictEqual(failure);
});

it('gives up when aborted, and says nothing of the token', async () => {
  server.answerWith(hung);
  const caller = new AbortController();
  const arrived = server.nextRequest();
  const result = validate(3, caller.signal).catch((failure: unknown) => failure);
  await arrived;
  caller.abort();
  const failure = await result;
  expect(failure).toStrictEqual({kind: 'aborted', message: 'Request aborted'});
  expect(inspect(failure, {depth: null, showHidden: true})).not.toContain(TOKEN);
});
