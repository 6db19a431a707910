// @vitest-environment node
import {Window} from 'happy-dom';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createClient} from '../client.ts';
import type {SandboxClient} from '../client.ts';
import {startSandbox} from '../server.ts';
import type {SandboxServer} from '../server.ts';

type Provider = {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options?: {action?: string}) => Promise<string>;
  render: (container: unknown, options: Record<string, unknown>) => number;
  reset: (id?: number) => void;
  getResponse: (id?: number) => string;
};

let server: SandboxServer;
let client: SandboxClient;
let page: Window;
/** The timers of two minutes that the script has set and not cleared. */
let expiries: Map<number, () => void>;

const holdExpiries = (): void => {
  const {setTimeout, clearTimeout} = page;
  expiries = new Map();
  Object.assign(page, {
    setTimeout: (callback: () => void, ms: number) =>
      ms === 120_000
        ? expiries.set(expiries.size + 1, callback).size
        : setTimeout.call(page, callback, ms),
    clearTimeout: (timer: number) => {
      if (!expiries.delete(timer)) clearTimeout.call(page, timer as never);
    },
  });
};

const loadScript = async (query = 'render=sandbox-v3&hl=nl'): Promise<Provider> => {
  const script = page.document.createElement('script');
  script.async = true;
  script.src = `${server.url}/sandbox/recaptcha/api.js?${query}`;
  const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
  page.document.head.append(script);
  await loaded;
  const {grecaptcha} = page as unknown as {grecaptcha: Provider};
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha;
};

const renderBox = (provider: Provider, options: Record<string, unknown> = {}) => {
  const container = page.document.createElement('div');
  page.document.body.append(container);
  const calls: unknown[] = [];
  const id = provider.render(container, {
    sitekey: 'sandbox-v2',
    callback: (token: string) => calls.push(token),
    'expired-callback': () => calls.push('expired'),
    'error-callback': () => calls.push('error'),
    ...options,
  });
  const box = container.children[0];
  const checkbox = container.querySelector('input');
  if (!box || !checkbox) throw new Error('the script rendered no box');
  return {id, container, checkbox, calls, box: box as unknown as HTMLElement};
};

const setFault = (call: string) => client.scenario({call, fault: {kind: 'status', status: 500}});
const validate = async (token: string, version: 2 | 3) =>
  (await client.validate({token, version})).body;

beforeEach(async () => {
  server = await startSandbox();
  client = createClient(server.url);
  page = new Window({
    url: 'http://localhost:4173/',
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
    },
  });
  holdExpiries();
});
afterEach(async () => {
  await page.happyDOM.close();
  await server.close();
});

describe('the invisible check', () => {
  it('gives a token that the API accepts', async () => {
    const provider = await loadScript();
    const token = await provider.execute('sandbox-v3', {action: 'Start_now'});
    expect(await validate(token, 3)).toEqual({is_token_valid: true, captcha: false});
  });

  it('rejects another key than the script was loaded with, and an odd action', async () => {
    const provider = await loadScript();
    await expect(provider.execute('other', {action: 'Start_now'})).rejects.toThrow(
      'Invalid site key or not loaded in api.js: other',
    );
    await expect(provider.execute('sandbox-v3', {action: 'Start now'})).rejects.toThrow(
      'Invalid action name',
    );
  });

  it('rejects with null, as the provider does, when its server fails', async () => {
    const provider = await loadScript();
    await setFault('execute');
    await expect(provider.execute('sandbox-v3', {action: 'Start_now'})).rejects.toBeNull();
  });

  it('shows one badge, however often the script is loaded', async () => {
    await loadScript();
    await loadScript();
    expect(page.document.querySelectorAll('.grecaptcha-badge')).toHaveLength(1);
  });
});

describe('the visible challenge', () => {
  it.each([
    ['nl', undefined, 'Ik ben geen robot'],
    ['en', undefined, "I'm not a robot"],
    ['en', 'nl', 'Ik ben geen robot'],
  ])('is labelled in its language (script %s, box %s)', async (script, own, label) => {
    const provider = await loadScript(`render=sandbox-v3&hl=${script}`);
    const {checkbox, box} = renderBox(provider, own === undefined ? {} : {hl: own});
    expect(checkbox.labels?.[0]?.textContent).toBe(label);
    expect([box.style.width, box.style.height]).toEqual(['304px', '78px']);
  });

  it('gives a token once ticked, by click or with Enter, and stays ticked', async () => {
    const provider = await loadScript();
    const {id, checkbox, calls} = renderBox(provider);
    checkbox.dispatchEvent(new page.KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    checkbox.click();
    expect([checkbox.checked, calls]).toEqual([true, [provider.getResponse(id)]]);
    expect(await validate(provider.getResponse(id), 2)).toEqual({
      is_token_valid: true,
      captcha: false,
    });
  });

  it('expires after two minutes, empties itself and reports it', async () => {
    const provider = await loadScript();
    const {id, checkbox, calls, box} = renderBox(provider);
    checkbox.click();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expiries.get(1)?.();
    expect(calls[1]).toBe('expired');
    expect([checkbox.checked, provider.getResponse(id)]).toEqual([false, '']);
    expect(box.querySelector('[role=status]')?.textContent).toBe(
      'De controle is verlopen. Vink het vakje opnieuw aan.',
    );
  });

  it('reports an error when no token comes', async () => {
    const provider = await loadScript();
    await setFault('challenge');
    const {checkbox, calls} = renderBox(provider);
    checkbox.click();
    await vi.waitFor(() => expect(calls).toEqual(['error']));
    expect(checkbox.checked).toBe(false);
  });

  it('is empty after a reset, which also calls off the expiry', async () => {
    const provider = await loadScript();
    const {id, checkbox, calls} = renderBox(provider);
    checkbox.click();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    provider.reset(id);
    expect([checkbox.checked, provider.getResponse(id), expiries.size]).toEqual([false, '', 0]);
  });

  it('goes into an empty element, once', async () => {
    const provider = await loadScript();
    const {container} = renderBox(provider);
    const full = page.document.createElement('div');
    full.append('text');
    expect(() => provider.render(container, {sitekey: 'x'})).toThrow(
      'reCAPTCHA has already been rendered in this element',
    );
    expect(() => provider.render(full, {sitekey: 'x'})).toThrow(
      'reCAPTCHA placeholder element must be empty',
    );
    expect(() => provider.render('nowhere', {sitekey: 'x'})).toThrow(
      'reCAPTCHA placeholder element must be an element or id',
    );
    expect(() => provider.reset(99)).toThrow('Invalid reCAPTCHA client id');
  });
});
