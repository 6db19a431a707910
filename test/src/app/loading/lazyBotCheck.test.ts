import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {lazyBotCheck} from '../../../../src/app/loading/lazyBotCheck.ts';
import {createFakeGrecaptcha, installFakePage} from '../../botCheck/fakeRecaptcha.ts';

const never = new AbortController().signal;
const settings = {scriptUrl: '/api.js', v3SiteKey: 'key-v3', v2SiteKey: 'key-v2'};
const create = () => lazyBotCheck(settings);

let page: ReturnType<typeof installFakePage>;
let fake: ReturnType<typeof createFakeGrecaptcha>;
beforeEach(() => {
  page = installFakePage();
  fake = createFakeGrecaptcha();
});
afterEach(() => vi.restoreAllMocks());

const options = () => ({
  language: 'nl',
  compact: false,
  theme: 'light' as const,
  onSolved: vi.fn(),
  onExpired: vi.fn(),
  onFailed: vi.fn(),
});

it('once loaded it is the bot check itself', async () => {
  const botCheck = create();
  const load = botCheck.load('nl', never);
  await vi.waitFor(() => expect(page.created).toHaveLength(1));
  page.arrive(0, fake.grecaptcha);
  fake.becomeReady();
  await load;

  expect((await botCheck.execute(never)).token.reveal()).toBe('token-1');
  botCheck.renderChallenge(document.body, options());
  expect(fake.widgets).toHaveLength(1);
});

it('is requested only once the step that needs it is rendered', async () => {
  vi.useFakeTimers();
  void create().load('nl', never);
  await vi.dynamicImportSettled();
  expect(page.created).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  vi.useRealTimers();
  await vi.waitFor(() => expect(page.created).toHaveLength(1));
});

it('the invisible check fails plainly where nothing was loaded', async () => {
  await expect(create().execute(never)).rejects.toEqual({
    kind: 'script',
    message: 'Bot check is not loaded',
  });
});

it('a challenge fails once it is rendered where nothing was loaded, unless it was removed', async () => {
  const [kept, removed] = [options(), options()];
  create().renderChallenge(document.body, kept);
  create().renderChallenge(document.body, removed).remove();
  await Promise.resolve();

  expect([kept, removed].map(({onFailed}) => onFailed.mock.calls.length)).toEqual([1, 0]);
});
