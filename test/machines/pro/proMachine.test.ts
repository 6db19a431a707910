import {describe, expect, test} from 'vitest';
import {proMachine} from '../../../machines/pro/proMachine.ts';
import {proModel} from '../../../machines/pro/proModel.ts';
import {proPaths, type ProScreen} from '../../../machines/pro/proTypes.ts';
import {emptyDraft} from '../../../machines/shared/draft/draft.ts';
import {flowStarts, subscriptionDetails} from '../../../machines/shared/model/flowModel.ts';
import type {VisitKind} from '../../../machines/shared/flow/flowTypes.ts';
import {type FlowRun, startFlow} from '../../support/machines/flowRun.ts';
import {follow, type Row} from '../../support/machines/journey.ts';
import {leafOf, pathOf} from '../../support/machines/position.ts';

const known = flowStarts['the form values and the password are known'];
const subscribed = {
  ...known,
  draft: {...known.draft, exampleData: 'data' as const, subscriptionDetails},
};
const startPro = (input: typeof known = known): FlowRun => startFlow(proMachine, proModel, input);
const visit = (screen: ProScreen, by: VisitKind, more: object = {}) => ({
  type: 'screen.visit',
  screen,
  by,
  ...more,
});

const toCreating: readonly Row[] = [
  ['returns to /pro/step6 by Back or Forward', '/pro/step6', 'busy preparing'],
  ['the bot check is loaded', '/pro/step6', 'screen'],
  ['submits the billing details', '/pro/step6', 'busy'],
  ['the bot check gives a token', '/pro/step6', 'busy'],
  ['the token is valid', '/pro/step7', 'busy creating locked'],
];
const screens = Object.keys(proPaths) as ProScreen[];

/** Where asking for each screen leads after what happens in a table; `refused` where nothing happens. */
const leadsTo = async (rows: readonly Row[], by: VisitKind, more: object = {}) => {
  const led: Record<string, string> = {};
  for (const screen of screens) {
    const run = startPro(subscribed);
    await follow(run, rows);
    const event = visit(screen, by, more);
    const isAllowed = run.snapshot().can(event);
    await run.take(event);
    led[screen] = isAllowed ? pathOf(run.snapshot()) : 'refused';
  }
  return led;
};

const refused = Object.fromEntries(screens.map((screen) => [screen, 'refused']));
const steps = {
  account: '/pro',
  details: '/pro/step2',
  team: '/pro/step3',
  exampleData: '/pro/step4',
  subscription: '/pro/step5',
  billing: '/pro/step6',
};

describe('a screen of the pro flow', () => {
  test.each<[VisitKind, object, object]>([
    ['address', {}, {paymentSuccess: '/pro/success', paymentCanceled: '/pro/canceled'}],
    [
      'address',
      {kept: {}},
      {
        paymentSuccess: '/pro/success',
        paymentCanceled: '/pro/canceled',
        paymentFailed: '/pro/paymentfailed',
        created: '/pro/step8',
      },
    ],
    ['history', {kept: {}}, {}],
    ['link', {kept: {}}, {}],
  ])('opens by %s, with %o', async (by, more, results) => {
    expect(await leadsTo([], by, more)).toEqual({...refused, ...steps, ...results});
  });

  test('leads back step by step', async () => {
    const run = startPro(subscribed);
    const rows: Row[] = [
      ['returns to /pro/step6 by Back or Forward', '/pro/step6', 'busy preparing'],
      ['goes back a step', '/pro/step5', 'screen'],
      ['goes back a step', '/pro/step4', 'busy preparing'],
      ['goes back a step', '/pro/step3', 'screen'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
  });

  test('cannot be left while the environment is being created @B07', async () => {
    expect(await leadsTo(toCreating, 'history')).toEqual(refused);
  });

  const startAgain = {
    ...Object.fromEntries(screens.map((screen) => [screen, '/pro'])),
    paymentFailed: 'refused',
    paymentSuccess: 'refused',
    paymentCanceled: 'refused',
  };

  test.each<[string, readonly Row[], object]>([
    ['a result', [['returns from the payment page', '', '']], startAgain],
    ['the error screen', [...toCreating, ['creation fails', '', '']], {...startAgain, ...steps}],
  ])('is asked for from %s', async (_, rows, expected) => {
    expect(await leadsTo(rows, 'history')).toEqual(expected);
  });
});

describe('a result of the pro flow', () => {
  const url = 'https://acmetest.testwerf.example';

  test.each<[ProScreen, object, object]>([
    ['paymentSuccess', {link: url}, {url}],
    ['paymentSuccess', {}, {}],
    ['paymentCanceled', {link: url}, {url}],
    ['paymentFailed', {kept: {url}}, {url}],
    ['created', {kept: {url}}, {url}],
  ])(
    '%s shows of %o the environment %o, and forgets it on leaving',
    async (screen, more, shown) => {
      const run = startPro();
      await run.take(visit(screen, 'address', more));
      const shownThere = [leafOf(run.snapshot()), run.snapshot().context.environment];
      await run.take(visit('account', 'history'));
      expect([shownThere, run.snapshot().context.environment]).toStrictEqual([[screen, shown], {}]);
    },
  );

  test.each<[ProScreen, object]>([
    ['paymentSuccess', emptyDraft],
    ['paymentCanceled', known.draft],
    ['paymentFailed', known.draft],
    ['created', emptyDraft],
  ])('%s clears the values when all is done, and keeps them otherwise', async (screen, draft) => {
    const run = startPro();
    await run.take(visit(screen, 'address', {kept: {url}}));
    expect(run.snapshot().context.draft).toEqual(draft);
  });

  test('of a payment leaves no challenge behind', async () => {
    const run = startPro(subscribed);
    await follow(run, toCreating.slice(0, -1));
    await run.takeInWords('the server wants the challenge');
    const {flags} = run.snapshot().context;
    await run.take(visit('paymentSuccess', 'address'));
    expect([flags.token_not_valid, run.snapshot().context.flags]).toEqual([
      true,
      {domainAlreadyTaken: false, token_not_valid: false},
    ]);
  });

  test('of a payment not finished shows what the visitor returns with', async () => {
    const run = startPro();
    await run.takeInWords('returns from the payment page');
    expect([leafOf(run.snapshot()), run.snapshot().context.environment]).toEqual([
      'paymentPending',
      {url, paymentPage: 'https://checkout.stripe.com/pay/1'},
    ]);
  });

  test('of a payment not finished shows it also on return to the page that was left', async () => {
    const run = startPro(subscribed);
    await follow(run, toCreating);
    await run.takeInWords('the environment is created, a payment page is given');
    const environment = {url: 'https://acmetwo.testwerf.example'};
    await run.take({type: 'payment.returned', environment});
    expect([leafOf(run.snapshot()), run.snapshot().context.environment]).toEqual([
      'paymentPending',
      environment,
    ]);
  });

  test.each([
    ['the environment is created, a payment page is given', 'openingPaymentPage'],
    ['the environment is created', 'paymentFailed'],
    [
      'creation finds the web address taken',
      'signingUp.enteringAccount.fillingIn.findingSuggestions',
    ],
    ['creation refuses the token', 'signingUp.choosingExampleData.loadingBotCheck'],
    ['creation fails', 'somethingWentWrong'],
  ])('follows when %s: %s', async (words, state) => {
    const run = startPro(subscribed);
    await follow(run, toCreating);
    await run.takeInWords(words);
    expect(leafOf(run.snapshot())).toBe(state);
  });

  const toStep5: readonly Row[] = [
    ['creation refuses the token', '/pro/step4', 'busy preparing'],
    ['the bot check is loaded', '/pro/step4', 'challenge screen'],
    ['solves the challenge', '/pro/step4', 'challenge screen'],
    ['submits with example data', '/pro/step4', 'busy challenge'],
    ['the token is valid', '/pro/step5', 'screen'],
  ];
  const toPay: readonly Row[] = [
    ['submits the subscription', '/pro/step6', 'busy preparing'],
    ['the bot check is loaded', '/pro/step6', 'screen'],
    ['submits the billing details', '/pro/step7', 'busy creating locked'],
  ];

  test('that refuses the token asks for one challenge, whose answer goes with the next request @S29', async () => {
    const run = startPro(subscribed);
    await follow(run, toCreating);
    const rows = [...toStep5, ...toPay, ...toStep5, ...toPay, ...toStep5, ...toPay.slice(0, 2)];
    expect(await follow(run, rows)).toEqual(rows);
    await run.takeInWords('submits billing details with a gap');
    const sent = (version: number, city: string) => ({
      botCheck: {version},
      draft: {billingDetails: {city}},
    });
    expect(run.inputsOf('createEnvironment')).toMatchObject([
      sent(3, 'Proefstad'),
      sent(2, 'Proefstad'),
      sent(2, 'Proefstad'),
      sent(2, ''),
    ]);
  });

  test('that refuses the token asks for a challenge at billing where the answer was lost on the way @S29', async () => {
    const run = startPro(subscribed);
    await follow(run, toCreating);
    const rows: Row[] = [
      ...toStep5,
      ['goes back a step', '/pro/step4', 'busy preparing'],
      ['the bot check is loaded', '/pro/step4', 'screen'],
      ['submits with example data', '/pro/step4', 'busy'],
      ['the bot check gives a token', '/pro/step4', 'busy'],
      ['the token is valid', '/pro/step5', 'screen'],
      ['submits the subscription', '/pro/step6', 'busy preparing'],
      ['the bot check is loaded', '/pro/step6', 'challenge screen'],
      ['solves the challenge', '/pro/step6', 'challenge screen'],
      ['submits the billing details', '/pro/step6', 'busy challenge'],
      ['the token is valid', '/pro/step7', 'busy creating locked'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
  });

  test('without billing details is the created screen', async () => {
    const run = startPro(subscribed);
    await follow(
      run,
      toCreating.map((row) =>
        row[0] === 'submits the billing details'
          ? (['submits billing details with a gap', row[1], row[2]] as const)
          : row,
      ),
    );
    await run.takeInWords('the environment is created, a payment page is given');
    expect(leafOf(run.snapshot())).toBe('created');
  });
});
