import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createCheckAvailability} from '../../../src/api/checkAvailability.ts';
import {createClient} from '../../../src/api/client.ts';
import {json, startAnsweringServer} from './answeringServer.ts';
import {oddAnswers} from './oddAnswers.ts';

let server: Awaited<ReturnType<typeof startAnsweringServer>>;
beforeAll(async () => {
  server = await startAnsweringServer();
});
afterAll(() => server.stop());

const never = new AbortController().signal;
const check = (name = 'acmetest', signal = never) =>
  createCheckAvailability(createClient({host: server.host}))(name, signal);

describe('availability', () => {
  it.each([
    [true, 'free'],
    [false, 'taken'],
  ])('takes is_available: %s as %s @7-5', async (isAvailable, kind) => {
    server.answerWith(json(200, {is_available: isAvailable}));
    expect(await check()).toEqual({kind});
  });

  it('asks for the name trimmed, in lower case and encoded @7-5 @7-8', async () => {
    server.answerWith(json(200, {is_available: true}));
    await check(' Acme/Tést ');
    expect(server.received.at(-1)).toMatchObject({
      method: 'GET',
      path: '/installation/availability/acme%2Ft%C3%A9st',
      body: '',
    });
  });

  it.each(oddAnswers)('fails on %s @B22 @B36', async (_, answer, failure) => {
    server.answerWith(answer);
    await expect(check()).rejects.toStrictEqual(failure);
  });

  it('fails on a name that cannot be encoded', async () => {
    await expect(check('acme\ud800')).rejects.toStrictEqual({
      kind: 'malformed',
      message: 'Request could not be made',
    });
  });

  it('sends no request when the caller has already given up', async () => {
    const before = server.received.length;
    await expect(check('acmetest', AbortSignal.abort())).rejects.toStrictEqual({
      kind: 'aborted',
      message: 'Request aborted',
    });
    expect(server.received).toHaveLength(before);
  });
});

it('fails as a network error when nobody listens @B22', async () => {
  const gone = await startAnsweringServer();
  await gone.stop();
  await expect(
    createCheckAvailability(createClient({host: gone.host}))('acmetest', never),
  ).rejects.toStrictEqual({kind: 'network', message: 'Network Error'});
});
