import {describe, expect, test} from 'vitest';
import {emptyDraft} from '../../../machines/shared/draft/draft.ts';
import {flowStarts, subscriptionDetails} from '../../../machines/shared/model/flowModel.ts';
import type {VisitKind} from '../../../machines/shared/flow/flowTypes.ts';
import {upgradeMachine} from '../../../machines/upgrade/upgradeMachine.ts';
import {upgradeModel} from '../../../machines/upgrade/upgradeModel.ts';
import {upgradePaths, type UpgradeScreen} from '../../../machines/upgrade/upgradeTypes.ts';
import {type FlowRun, startFlow} from '../../support/machines/flowRun.ts';
import {follow, type Row} from '../../support/machines/journey.ts';
import {leafOf} from '../../support/machines/position.ts';

const start = flowStarts['nothing is known'];
const subscribed = {...start, draft: {...emptyDraft, subscriptionDetails}};
const startUpgrade = (input: typeof start = subscribed): FlowRun =>
  startFlow(upgradeMachine, upgradeModel, input);

const toBilling: readonly Row[] = [
  ['arrives with a web address', '/upgrade/', 'screen'],
  ['returns to /upgrade/step2 (billing) by Back or Forward', '/upgrade/step2', 'busy preparing'],
  ['the bot check is loaded', '/upgrade/step2', 'screen'],
];
const toCreating: readonly Row[] = [
  ...toBilling,
  ['submits the billing details', '/upgrade/step2', 'busy checking'],
  ['the web address is taken', '/upgrade/step2', 'busy loading'],
  ['the bot check is loaded', '/upgrade/step2', 'busy'],
  ['the bot check gives a token', '/upgrade/step2', 'busy'],
  ['the token is valid', '/upgrade/step2', 'busy creating locked'],
];
const screens = Object.keys(upgradePaths) as UpgradeScreen[];

/** Where asking for each screen leads after what happens in a table; `refused` where nothing happens. */
const leadsTo = async (
  input: typeof start,
  rows: readonly Row[],
  by: VisitKind,
  more: object = {},
) => {
  const led: Record<string, string> = {};
  for (const screen of screens) {
    const run = startUpgrade(input);
    await follow(run, rows);
    const event = {type: 'screen.visit', screen, by, ...more};
    const isAllowed = run.snapshot().can(event);
    await run.take(event);
    led[screen] = isAllowed ? leafOf(run.snapshot()) : 'refused';
  }
  return led;
};

const refused = Object.fromEntries(screens.map((screen) => [screen, 'refused']));
const steps = {
  upgradeChoice: 'upgrading.choosingUpgrade',
  subscription: 'upgrading.choosingSubscription',
};
const billing = {billing: 'upgrading.enteringBilling.loadingBotCheck'};
const premium = {premium: 'premiumRequested'};

describe('a screen of the upgrade flow', () => {
  test.each<[string, VisitKind, object, typeof start, object]>([
    ['its address', 'address', {}, start, premium],
    ['its address, once users are chosen', 'address', {}, subscribed, {...billing, ...premium}],
    [
      'a reload, with what it kept',
      'address',
      {kept: {}},
      subscribed,
      {...billing, ...premium, upgraded: 'upgraded'},
    ],
    ['Back or Forward', 'history', {kept: {}}, subscribed, {...billing, ...premium}],
  ])('opens by %s, where the guards allow it', async (_, by, more, input, others) => {
    expect(await leadsTo(input, [], by, more)).toEqual({...refused, ...steps, ...others});
  });

  test.each<[string, readonly Row[], object]>([
    ['the environment is being created', toCreating, {}],
    ['the payment is not finished', [['returns from the payment page', '', '']], steps],
    ['the environment is PRO', [...toCreating, ['the environment is created', '', '']], steps],
    ['PREMIUM is asked for', [['opens /premium by its address', '', '']], {...steps, ...billing}],
    ['the upgrade failed', [...toCreating, ['creation fails', '', '']], {...steps, ...billing}],
  ])('is asked for while %s', async (words, rows, expected) => {
    const isDone = words === 'the environment is PRO';
    expect(await leadsTo(subscribed, rows, 'history')).toEqual({...refused, ...expected});
    const run = startUpgrade();
    await follow(run, rows);
    expect(run.snapshot().context.draft.subscriptionDetails).toEqual(
      isDone ? emptyDraft.subscriptionDetails : subscriptionDetails,
    );
  });
});

describe('a result of the upgrade flow', () => {
  const url = 'https://acmetest.testwerf.example';

  test('shows the environment that its entry kept, and forgets it on leaving', async () => {
    const run = startUpgrade();
    await run.takeInWords('reloads /upgrade/step3');
    const {draft, environment} = run.snapshot().context;
    await run.take({type: 'screen.visit', screen: 'upgradeChoice', by: 'history'});
    expect([draft, environment, run.snapshot().context.environment]).toEqual([
      emptyDraft,
      {url},
      {},
    ]);
  });

  test('of a payment not finished shows what the customer returns with', async () => {
    const run = startUpgrade();
    await run.takeInWords('returns from the payment page');
    const {environment} = run.snapshot().context;
    await run.take({type: 'screen.visit', screen: 'upgradeChoice', by: 'history'});
    expect([environment, run.snapshot().context.environment]).toEqual([
      {url, paymentPage: 'https://checkout.stripe.com/pay/1'},
      {},
    ]);
  });
});

describe.each([
  ['did not come', toBilling.slice(1)],
  ['came', toBilling],
] as const)('an environment that %s with the address', (_, rows) => {
  const toConfirming: readonly Row[] = [
    ...rows,
    ['submits the billing details', '/upgrade/step2', 'busy checking'],
  ];

  test.each([
    ['is found free', 'the web address is free'],
    ['is edited', 'edits the web address'],
  ])('has to be named by the customer once its web address %s', async (_, words) => {
    const run = startUpgrade();
    await follow(run, toConfirming);
    await run.takeInWords(words);
    expect(run.snapshot().context.isDomainKnown).toBe(false);
  });

  test('that was found already is ordered for as it was submitted last', async () => {
    const run = startUpgrade();
    await follow(run, toConfirming);
    for (const words of [
      'the web address is taken',
      'the bot check is loaded',
      'the bot check gives a token',
      'the server wants the challenge',
      'solves the challenge',
      'submits billing details with a gap',
    ]) {
      await run.takeInWords(words);
    }
    expect(run.snapshot().context.draft.billingDetails.city).toBe('');
  });
});
