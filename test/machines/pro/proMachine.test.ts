import {describe, expect, test} from 'vitest';
import {proMachine} from '../../../machines/pro/proMachine.ts';
import {proModel} from '../../../machines/pro/proModel.ts';
import {proPaths, type ProScreen} from '../../../machines/pro/proTypes.ts';
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

  test('that was paid for keeps what was ordered until the visitor leaves', async () => {
    const ordered = {period: 'yearly', numberOfUsers: '25'} as const;
    const run = startPro({...known, draft: {...known.draft, acceptedUrl: url, ordered}});
    await run.take(visit('paymentSuccess', 'address', {link: url}));
    const keptThere = run.snapshot().context.settledOrder;
    await run.take(visit('account', 'history'));
    expect([keptThere, run.snapshot().context.settledOrder]).toEqual([ordered, undefined]);
  });

  test('of a payment not finished shows what the visitor returns with', async () => {
    const run = startPro();
    await run.takeInWords('returns from the payment page');
    expect([leafOf(run.snapshot()), run.snapshot().context.environment]).toEqual([
      'paymentPending',
      {url, paymentPage: 'https://checkout.stripe.com/pay/1'},
    ]);
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
});
