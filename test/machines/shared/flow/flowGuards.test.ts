import {describe, expect, test} from 'vitest';
import {type Draft, emptyDraft} from '../../../../machines/shared/draft/draft.ts';
import {flowGuards} from '../../../../machines/shared/flow/flowGuards.ts';
import {flowStarts, paidEvents} from '../../../../machines/shared/model/flowModel.ts';
import {flowContext} from '../../../../machines/shared/flow/flowSetup.ts';
import type {FlowContext, FlowEvent} from '../../../../machines/shared/flow/flowTypes.ts';
import type {CreationOutcome} from '../../../../machines/shared/flow/callResults.ts';
import {Secret} from '../../../../machines/shared/secret.ts';
import {visitsLetThrough, waysTo} from '../../../support/machines/visits.ts';

const nothing = flowContext({input: flowStarts['nothing is known']});
const known = flowContext({input: flowStarts['the form values and the password are known']});
const withDraft = (values: Partial<Draft>): FlowContext => ({
  ...known,
  draft: {...known.draft, ...values},
});
const back: FlowEvent = {type: 'step.goBack'};

describe('a step of the sign-up', () => {
  const opened = (context: FlowContext) => [
    visitsLetThrough(flowGuards.isVisitingAccount, context),
    visitsLetThrough(flowGuards.canVisitDetails, context),
    visitsLetThrough(flowGuards.canVisitTeam, context),
    visitsLetThrough(flowGuards.canVisitExampleData, context),
  ];
  const details = waysTo(['details']);
  const team = waysTo(['team']);
  const exampleData = waysTo(['exampleData']);

  test.each<[string, FlowContext, string[][]]>([
    ['with all before it', known, [details, team, exampleData]],
    ['where nothing is known', nothing, [[], [], []]],
    ['without a password', {...known, password: undefined}, [[], [], []]],
    ['with a taken web address', {...known, availability: 'taken'}, [[], [], []]],
    ['without the terms', withDraft({acceptTermsAndConditions: ''}), [[], [], []]],
    ['with a wrong web address', withDraft({domainName: 'a-b'}), [[], [], []]],
    ['without a telephone number', withDraft({telephone: ''}), [details, [], []]],
    [
      'without a telephone number where it is optional',
      {...withDraft({telephone: ''}), telephoneRequired: false},
      [details, team, exampleData],
    ],
    ['with a colleague twice', withDraft({email: 'Piet@example.test'}), [details, team, []]],
  ])('opens in every way, or in none: %s @5-9', (_, context, later) => {
    expect(opened(context)).toEqual([waysTo(['account']), ...later]);
  });
});

test.each([
  ['asked for again', 'account.submit', true, 'AcmeTest ', true],
  ['another', 'account.submit', true, 'acmetest2', false],
  ['not refused before', 'account.submit', false, 'acmetest', false],
  ['saved and not asked for', 'draft.save', true, 'acmetest', false],
] as const)('a refused web address is not asked for again: %s', (_, type, taken, name, refused) => {
  const values = {domainName: name, acceptTermsAndConditions: 'YES'} as const;
  const event: FlowEvent = {type, values, password: new Secret('Welkom2024x')};
  const context = {...known, flags: {...known.flags, domainAlreadyTaken: taken}};
  expect(flowGuards.isNameRefused({context, event})).toBe(refused);
});

test.each([
  [false, 'unknown', true],
  [false, 'free', true],
  [false, 'taken', false],
  [false, 'unanswered', false],
  [true, 'unknown', true],
  [true, 'taken', false],
] as const)(
  'an environment is confirmed by being found, also one that the address named: %s, %s',
  (isDomainKnown, availability, unconfirmed) => {
    const context = {...nothing, isDomainKnown, availability};
    expect(flowGuards.isEnvironmentUnconfirmed({context, event: back})).toBe(unconfirmed);
  },
);

test.each([
  [false, false, undefined, false],
  [true, false, undefined, true],
  [true, false, 2, true],
  [false, true, undefined, true],
  [false, true, 3, true],
  [false, true, 2, false],
] as const)(
  'the challenge is wanted by validation, or by creation while no answer of one is held: %s, %s, %s',
  (token_not_valid, isTokenRefused, version, wanted) => {
    const flags = {...nothing.flags, token_not_valid};
    const context = {
      ...nothing,
      flags,
      isTokenRefused,
      ...(version && {botCheck: {token: new Secret('x'), version}}),
    };
    expect(flowGuards.isChallengeWanted({context, event: back})).toBe(wanted);
  },
);

describe('an answer of creation', () => {
  const {billingDetails} = paidEvents['billing.submit']['submits the billing details'];
  const paid = {...nothing, draft: {...emptyDraft, billingDetails}};
  const gap = {...paid, draft: {...emptyDraft, billingDetails: {...billingDetails, city: ''}}};
  const accepted = (environment: {paymentPage?: string}): CreationOutcome => ({
    kind: 'accepted',
    environment,
  });
  const page = accepted({paymentPage: 'https://checkout.stripe.com/pay/1'});
  const GUARDS = [
    'hasPaymentPage',
    'hasBillingDetails',
    'isAccepted',
    'isDomainTaken',
    'isTokenRefused',
  ] as const;

  test.each<[string, FlowContext, CreationOutcome, readonly string[]]>([
    ['(a)', paid, page, ['hasPaymentPage', 'hasBillingDetails', 'isAccepted']],
    ['(b)', paid, accepted({}), ['hasBillingDetails', 'isAccepted']],
    ['(c)', nothing, page, ['isAccepted']],
    ['(c) with a gap in the billing details', gap, page, ['isAccepted']],
    ['(d)', paid, {kind: 'domainTaken'}, ['isDomainTaken']],
    ['(e)', paid, {kind: 'tokenRefused'}, ['isTokenRefused']],
  ])('is recognised: %s', (_, context, outcome, expected) => {
    const args = {context, event: back};
    expect(GUARDS.filter((guard) => flowGuards[guard](args, outcome))).toEqual(expected);
  });
});
