import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {BotCheckAnswer} from '../../../machines/shared/flow/callResults.ts';
import {createRecaptcha} from '../../../src/botCheck/recaptcha.ts';
import {createFakeGrecaptcha, installFakePage} from './fakeRecaptcha.ts';

const never = new AbortController().signal;

let page: ReturnType<typeof installFakePage>;
let fake: ReturnType<typeof createFakeGrecaptcha>;
beforeEach(() => {
  page = installFakePage();
  fake = createFakeGrecaptcha();
});
afterEach(() => vi.restoreAllMocks());

const create = () =>
  createRecaptcha({scriptUrl: '/api.js', v3SiteKey: 'key-v3', v2SiteKey: 'key-v2'});

const createLoaded = async () => {
  const botCheck = create();
  const load = botCheck.load('nl', never);
  page.arrive(0, fake.grecaptcha);
  fake.becomeReady();
  await load;
  return botCheck;
};

describe('the invisible check', () => {
  it('gives a fresh token of the action Start_now each time, wrapped as a secret @4-14 @7-10', async () => {
    const botCheck = await createLoaded();
    const first = await botCheck.execute(never);
    fake.answerWith(() => Promise.resolve('token-2'));
    const second = await botCheck.execute(never);

    expect([first.version, second.version]).toEqual([3, 3]);
    expect([first.token.reveal(), second.token.reveal()]).toEqual(['token-1', 'token-2']);
    expect(JSON.stringify(first)).toBe('{"token":"[secret]","version":3}');
    const asked = ['key-v3', {action: 'Start_now'}];
    expect(fake.executed).toEqual([asked, asked]);
  });

  it.each([
    ['an empty text', () => Promise.resolve('')],
    ['null', () => Promise.resolve(null)],
    ['an object', () => Promise.resolve({token: 'token-1'})],
    ['a rejection', () => Promise.reject(new Error('Invalid site key: key-v3'))],
    ['a rejection with null', () => Promise.reject(null)],
    [
      'an exception',
      () => {
        throw new Error('No reCAPTCHA clients exist.');
      },
    ],
  ])('fails on %s', async (_, answer) => {
    const botCheck = await createLoaded();
    fake.answerWith(answer);
    await expect(botCheck.execute(never)).rejects.toStrictEqual({
      kind: 'script',
      message: 'Bot check gave no answer',
    });
  });

  it('fails where nothing was loaded', async () => {
    await expect(create().execute(never)).rejects.toStrictEqual({
      kind: 'script',
      message: 'Bot check is not loaded',
    });
  });

  it('gives up when aborted, and asks nothing for a caller who has already given up', async () => {
    const botCheck = await createLoaded();
    fake.answerWith(() => new Promise(() => {}));
    const caller = new AbortController();
    const result = botCheck.execute(caller.signal);
    caller.abort();
    const aborted = {kind: 'aborted', message: 'Request aborted'};
    await expect(result).rejects.toStrictEqual(aborted);
    await expect(botCheck.execute(caller.signal)).rejects.toStrictEqual(aborted);
    expect(fake.executed).toHaveLength(1);
  });
});

describe('the visible check', () => {
  const render = async ({language = 'nl', compact = false, botCheck = create()} = {}) => {
    const notified: unknown[] = [];
    const container = document.body.appendChild(document.createElement('section'));
    const show = (options: {language: string; compact: boolean}) =>
      botCheck.renderChallenge(container, {
        ...options,
        theme: 'light',
        onSolved: ({token, version}: BotCheckAnswer) => notified.push([token.reveal(), version]),
        onExpired: () => notified.push('expired'),
        onFailed: () => notified.push('failed'),
      });
    return {notified, container, show, challenge: show({language, compact})};
  };

  it.each([
    [false, 'nl', 'normal'],
    [true, 'en', 'compact'],
  ])(
    'is rendered with its key, language and size (compact: %s) @7-10',
    async (compact, language, size) => {
      const {container} = await render({botCheck: await createLoaded(), compact, language});
      const [widget] = fake.widgets;
      expect(widget?.parameters).toMatchObject({
        sitekey: 'key-v2',
        hl: language,
        size,
        theme: 'light',
      });
      expect(widget?.element.parentElement).toBe(container);
    },
  );

  it('reports that it is solved, expired or failed', async () => {
    const {notified} = await render({botCheck: await createLoaded()});
    const {parameters} = fake.widgets[0] ?? {};
    parameters?.callback('token-v2');
    parameters?.['expired-callback']();
    parameters?.['error-callback']();
    parameters?.callback('');
    parameters?.callback(undefined);
    expect(notified).toEqual([['token-v2', 2], 'expired', 'failed', 'failed', 'failed']);
  });

  it('is one box when it is shown, removed and shown again, in the language of the last', async () => {
    const {container, challenge, show} = await render({botCheck: await createLoaded()});
    challenge.remove();
    expect(container.childElementCount).toBe(0);
    show({language: 'en', compact: false});
    expect(container.childElementCount).toBe(1);
    expect(container.textContent).toBe('en');
    expect(fake.widgets).toHaveLength(2);
  });

  it('is emptied by a reset', async () => {
    const {challenge} = await render({botCheck: await createLoaded()});
    challenge.reset();
    expect(fake.widgets[0]?.resets).toBe(1);
  });

  it('is silent once removed', async () => {
    const {notified, challenge} = await render({botCheck: await createLoaded()});
    challenge.remove();
    challenge.remove();
    challenge.reset();
    const {parameters, resets} = fake.widgets[0] ?? {};
    parameters?.callback('token-v2');
    parameters?.callback('');
    parameters?.['expired-callback']();
    parameters?.['error-callback']();
    expect(notified).toEqual([]);
    expect(resets).toBe(1);
  });

  it('fails after the call, not within it, where nothing was loaded', async () => {
    const {notified, show} = await render();
    expect(notified).toEqual(['failed']);
    show({language: 'nl', compact: false});
    expect(notified).toEqual(['failed']);
    await Promise.resolve();
    expect(notified).toEqual(['failed', 'failed']);
  });

  it('fails where the provider refuses to render, unless it was removed by then', async () => {
    const botCheck = await createLoaded();
    fake.grecaptcha.render = () => {
      throw new Error('Missing required parameters: sitekey');
    };
    const {notified, show} = await render({botCheck});
    show({language: 'nl', compact: false}).remove();
    await Promise.resolve();
    expect(notified).toEqual(['failed']);
  });

  it('fails where a reset is refused, but not while being removed', async () => {
    const {notified, challenge, container} = await render({botCheck: await createLoaded()});
    fake.widgets.length = 0;
    challenge.reset();
    expect(notified).toEqual(['failed']);
    challenge.remove();
    expect(notified).toEqual(['failed']);
    expect(container.childElementCount).toBe(0);
  });
});
