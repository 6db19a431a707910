import type {FlowEvent} from '../../../machines/shared/flow/flowTypes.ts';
import {networkFailure, token} from './callDesk.ts';
import type {FakeBrowser} from './fakeBrowser.ts';
import {account, billingDetails, details, password} from '../people.ts';

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

/** What a visitor does, and what the world answers. */
export const deeds: Record<string, Deed> = {
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
