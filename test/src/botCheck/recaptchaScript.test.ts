import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createRecaptchaScript} from '../../../src/botCheck/recaptchaScript.ts';
import {createFakeGrecaptcha, installFakePage} from './fakeRecaptcha.ts';

const notLoaded = {kind: 'script', message: 'Bot check could not be loaded'};
const aborted = {kind: 'aborted', message: 'Request aborted'};
const never = new AbortController().signal;

let page: ReturnType<typeof installFakePage>;
let fake: ReturnType<typeof createFakeGrecaptcha>;
beforeEach(() => {
  page = installFakePage();
  fake = createFakeGrecaptcha();
});
afterEach(() => vi.restoreAllMocks());

const createScript = (scriptUrl = '/sandbox/recaptcha/api.js') =>
  createRecaptchaScript({scriptUrl, v3SiteKey: 'key-v3', document});

describe('the script tag', () => {
  it.each([
    [
      '/sandbox/recaptcha/api.js',
      'nl',
      '/sandbox/recaptcha/api.js?render=key-v3&hl=nl&trustedtypes=true',
    ],
    [
      'https://captcha.example/api.js?badge=inline',
      'en',
      'https://captcha.example/api.js?badge=inline&render=key-v3&hl=en&trustedtypes=true',
    ],
  ])('for %s in %s', (scriptUrl, language, address) => {
    void createScript(scriptUrl).load(language, never);
    expect(page.present()).toEqual(page.created);
    expect(page.created).toHaveLength(1);
    expect(page.created[0]?.src).toBe(new URL(address, document.baseURI).href);
    expect(page.created[0]?.async).toBe(true);
  });

  it('is not added before the first load, nor for a caller who has already given up', async () => {
    await expect(createScript().load('nl', AbortSignal.abort())).rejects.toEqual(aborted);
    expect(page.created).toEqual([]);
  });

  it('is shared by simultaneous loads and serves every later one', async () => {
    const script = createScript();
    const loads = [script.load('nl', never), script.load('en', never)];
    page.arrive(0, fake.grecaptcha);
    fake.becomeReady();
    await expect(Promise.all(loads)).resolves.toEqual([undefined, undefined]);
    await script.load('nl', never);
    expect(page.created).toHaveLength(1);
  });
});

describe('a script that fails', () => {
  it.each([
    ['with an error', () => page.break(0)],
    ['by being empty', () => page.arrive(0)],
    ['by leaving a stub without ready', () => page.arrive(0, {})],
    [
      'by being ready without its functions',
      () => {
        page.arrive(0, {ready: fake.grecaptcha.ready});
        fake.becomeReady();
      },
    ],
    [
      'by throwing when asked',
      () =>
        page.arrive(0, {
          ready: () => {
            throw new Error('stub');
          },
        }),
    ],
  ])('%s rejects every waiting load and is loaded again @B25', async (_, fail) => {
    const script = createScript();
    const loads = Promise.allSettled([script.load('nl', never), script.load('nl', never)]);
    fail();
    const rejected = {status: 'rejected', reason: notLoaded};
    expect(await loads).toEqual([rejected, rejected]);
    expect(page.present()).toEqual([]);

    const retry = script.load('nl', never);
    page.arrive(1, fake.grecaptcha);
    fake.becomeReady();
    await expect(retry).resolves.toBeUndefined();
    expect(page.created).toHaveLength(2);
  });

  it('because the page forbids the tag', async () => {
    vi.spyOn(document.head, 'append').mockImplementation(() => {
      throw new TypeError('This document requires TrustedScriptURL');
    });
    await expect(createScript().load('nl', never)).rejects.toEqual(notLoaded);
  });
});

describe('a script that hangs', () => {
  const giveUp = async (script: ReturnType<typeof createScript>) => {
    const caller = new AbortController();
    const load = script.load('nl', caller.signal);
    caller.abort();
    await expect(load).rejects.toEqual(aborted);
  };

  it('leaves the page when the last caller gives up, and a new one is added', async () => {
    const script = createScript();
    await giveUp(script);
    expect(page.present()).toEqual([]);
    void script.load('nl', never);
    expect(page.present()).toEqual([page.created[1]]);
  });

  it('stays while another caller still waits', async () => {
    const script = createScript();
    const patient = script.load('nl', never);
    await giveUp(script);
    expect(page.present()).toEqual(page.created);
    page.arrive(0, fake.grecaptcha);
    fake.becomeReady();
    await expect(patient).resolves.toBeUndefined();
  });

  it('serves the waiting load when it arrives late after all', async () => {
    const script = createScript();
    await giveUp(script);
    const retry = script.load('nl', never);
    page.arrive(0, fake.grecaptcha);
    fake.becomeReady();
    await expect(retry).resolves.toBeUndefined();
  });

  it('serves the next load when it arrived while nobody waited', async () => {
    const script = createScript();
    await giveUp(script);
    page.arrive(0, fake.grecaptcha);
    fake.becomeReady();
    await expect(script.load('nl', never)).resolves.toBeUndefined();
    expect(page.created).toHaveLength(1);
  });

  it('does no harm to the waiting load when it breaks late', async () => {
    const script = createScript();
    await giveUp(script);
    const retry = script.load('nl', never);
    page.break(0);
    page.arrive(1, fake.grecaptcha);
    fake.becomeReady();
    await expect(retry).resolves.toBeUndefined();
  });

  it('is loaded again where it arrived but never became ready', async () => {
    const script = createScript();
    const caller = new AbortController();
    const load = script.load('nl', caller.signal);
    page.arrive(0, fake.grecaptcha);
    caller.abort();
    await expect(load).rejects.toEqual(aborted);

    const retry = script.load('nl', never);
    page.arrive(1);
    fake.becomeReady();
    await expect(retry).resolves.toBeUndefined();
  });
});
