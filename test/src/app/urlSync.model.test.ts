// @vitest-environment node
import fc from 'fast-check';
import {expect, it} from 'vitest';
import type {FlowEvent} from '../../../machines/shared/flowTypes.ts';
import {samePath} from '../../../src/app/historyPlan.ts';
import {networkFailure, token} from '../../support/callDesk.ts';
import {type FakeBrowser, openBrowser} from '../../support/fakeBrowser.ts';
import {account, billingDetails, details, password} from '../../support/people.ts';

type Deed = (browser: FakeBrowser) => Promise<void>;

const say =
  (...events: FlowEvent[]): Deed =>
  (browser) =>
    browser.send(...events);

const goBack: FlowEvent = {type: 'step.goBack'};
const subscriptionDetails = {period: 'monthly', numberOfUsers: '25'} as const;

/** Answers whatever the app waits for, so that the machine moves on. */
const answerAll =
  (outcome: 'accepted' | 'paid' | 'domainTaken' | 'tokenRefused' | 'failed'): Deed =>
  async ({desk, rest}) => {
    for (let round = 0; round < 4; round += 1) {
      if (desk.waiting('loadBotCheck').length > 0) desk.answer('loadBotCheck', undefined);
      if (desk.waiting('executeBotCheck').length > 0)
        desk.answer('executeBotCheck', token('v3', 3));
      if (desk.waiting('validateToken').length > 0) desk.answer('validateToken', {kind: 'valid'});
      if (desk.waiting('checkAvailability').length > 0)
        desk.answer('checkAvailability', {kind: 'free'});
      if (desk.waiting('createEnvironment').length > 0 && outcome === 'failed')
        desk.fail('createEnvironment', networkFailure);
      else if (desk.waiting('createEnvironment').length > 0 && outcome === 'paid')
        desk.answer('createEnvironment', {
          kind: 'accepted',
          environment: {paymentPage: 'https://checkout.stripe.com/pay/1'},
        });
      else if (desk.waiting('createEnvironment').length > 0)
        desk.answer(
          'createEnvironment',
          outcome === 'accepted' || outcome === 'failed' || outcome === 'paid'
            ? {kind: 'accepted', environment: {url: 'https://acmetest.testwerf.example/'}}
            : {kind: outcome},
        );
      await rest();
    }
  };

const submit: Deed = async (browser) => {
  const path = browser.path() ?? '';
  const events: Record<string, FlowEvent[]> = {
    '/': [{type: 'plan.choose', plan: 'free'}, {type: 'plan.confirm'}],
    step2: [{type: 'details.submit', values: details}],
    step3: [{type: 'team.skip'}],
    step4: [{type: 'exampleData.submit', exampleData: 'data'}],
    step5: [{type: 'subscription.submit', subscriptionDetails}],
    step6: [{type: 'billing.submit', billingDetails}],
    start: [{type: 'account.submit', values: account, password: password()}],
  };
  const step = path === '/' ? '/' : (path.split('/')[2] ?? 'start');
  await browser.send(...(events[step] ?? []));
};

const submitAndAnswer: Deed = async (browser) => {
  await submit(browser);
  await answerAll('accepted')(browser);
};

const deeds: Record<string, Deed> = {
  submits: submit,
  'submits and is answered': submitAndAnswer,
  'submits and is answered again': submitAndAnswer,
  'is answered': answerAll('accepted'),
  'is sent to the payment page': answerAll('paid'),
  'finds the name taken': answerAll('domainTaken'),
  'finds the token refused': answerAll('tokenRefused'),
  'sees creation fail': answerAll('failed'),
  'presses the Back of the step': say(goBack),
  'presses it twice': say(goBack, goBack),
  'presses it and goes on': say(goBack, {type: 'details.submit', values: details}),
  'goes on and presses it': say({type: 'team.skip'}, goBack),
  'presses Back': ({back}) => back(),
  'presses Back twice': ({back}) => back(2),
  'presses Back three times': ({back}) => back(3),
  'presses Forward': ({forward}) => forward(),
  'presses Forward twice': ({forward}) => forward(2),
  'presses both at once': async ({rest, press}) => {
    press(-1);
    press(1);
    await rest();
  },
  'presses Back while a step is left': async (browser) => {
    if (browser.index() > 1) browser.press(-1);
    await browser.send(goBack);
  },
  'follows a link to the start': ({visit}) => visit('/'),
  'follows a link to free': ({visit}) => visit('/free'),
  'follows a link to pro': ({visit}) => visit('/pro'),
  'follows a link to nowhere': ({visit}) => visit('/nowhere'),
};

const expectOrder = (browser: FakeBrowser) => {
  const entries = browser.entries();
  const trail = browser.trail() ?? [entries[0]];
  expect(browser.agrees() || [browser.url(), browser.path()]).toBe(true);
  expect(entries.filter((path, at) => at > 0 && samePath(path, entries[at - 1] ?? ''))).toEqual([]);
  expect(trail).toEqual(entries.slice(0, browser.index() + 1));
};

const name = fc.constantFrom(...Object.keys(deeds));
const start = fc.constantFrom('/', '/free', '/pro', '/free/step3', '/upgrade/', '/nowhere');

it('whatever a visitor does, the address follows the machine and the history stays in order', async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(name, {maxLength: 14}), async (path, names) => {
      const browser = await openBrowser(path);
      expectOrder(browser);
      for (const each of names) {
        await deeds[each]?.(browser);
        expectOrder(browser);
      }
      expect(browser.desk.asked('createEnvironment').length).toBeLessThanOrEqual(
        browser.desk.asked('validateToken').length,
      );
      browser.stop();
    }),
    {numRuns: 100},
  );
});

it('Back always gets further, or is undone while the environment is being created', async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(name, {maxLength: 14}), async (path, names) => {
      const browser = await openBrowser(path);
      for (const each of names) await deeds[each]?.(browser);

      for (let at = browser.index(); at > 0; at = browser.index()) {
        const stood = browser.path();
        await browser.back();
        const isUndone = browser.index() === at && browser.path() === stood;
        if (isUndone) {
          const view = browser.session.view();
          expect(view?.kind === 'flow' && view.actor.getSnapshot().hasTag('locked')).toBe(true);
          break;
        }
        expect(browser.index()).toBeLessThan(at);
      }
      browser.stop();
    }),
    {numRuns: 60},
  );
});
