import {describe, expect, test} from 'vitest';
import {emptyDraft} from '../../../../../machines/shared/draft/draft.ts';
import {Secret} from '../../../../../machines/shared/secret.ts';
import {contextFacts, eventFacts} from '../../../../../src/inspector/feed/steps/facts.ts';

const context = {
  draft: {
    ...emptyDraft,
    domainName: 'canary-domain',
    email: 'canary@example.test',
    teamMembers: [{firstName: 'Canary', lastName: 'C', email: 'c@example.test'}],
    billingDetails: {...emptyDraft.billingDetails, street: 'Canary street'},
    exampleData: 'data',
    existingDomainName: 'canary-existing',
    sent: {purpose: 'signUp', domainName: 'canary-sent'},
    lost: [
      {purpose: 'signUp', domainName: 'canary-lost'},
      {purpose: 'upgrade', domainName: 'canary-lost'},
    ],
  },
  password: new Secret('canary-password'),
  typedPassword: new Secret('canary-typed'),
  telephoneRequired: true,
  plan: 'pro',
  isDomainKnown: false,
  availability: 'taken',
  suggestions: ['canary1', 'canary2'],
  flags: {domainAlreadyTaken: true, token_not_valid: false},
  isTokenRefused: true,
  botCheck: {token: new Secret('canary-token'), version: 2},
  environment: {url: 'https://canary.testwerf.example'},
  invited: ['canary Person'],
  settledOrder: {period: 'monthly', numberOfUsers: '25'},
  login: 'canary@example.test',
} as const;

test('a context is shown as choices, counts, and which values are filled in', () => {
  expect(
    contextFacts({
      ...context,
      draft: {...context.draft, teamMembers: [...context.draft.teamMembers]},
    }),
  ).toEqual({
    domainName: 'filled',
    acceptTermsAndConditions: 'empty',
    firstName: 'empty',
    lastName: 'empty',
    companyName: 'empty',
    email: 'filled',
    telephone: 'empty',
    discount: 14,
    exampleData: 'data',
    existingDomainName: 'filled',
    sent: 'signUp',
    lost: 'signUp, upgrade',
    accepted: 'empty',
    refused: 'empty',
    teamMembers: 1,
    period: 'monthly',
    numberOfUsers: 'empty',
    street: 'filled',
    houseNumber: 'empty',
    postalCode: 'empty',
    city: 'empty',
    countryCode: 'empty',
    invoiceReference: 'empty',
    password: 'filled',
    typedPassword: 'filled',
    isTokenRefused: true,
    invited: 1,
    acceptedUrl: 'empty',
    ordered: 'empty',
    settledOrder: '25',
    login: 'filled',
    botCheck: 'v2',
    plan: 'pro',
    telephoneRequired: true,
    isDomainKnown: false,
    availability: 'taken',
    suggestions: 2,
    domainAlreadyTaken: true,
    token_not_valid: false,
    environmentUrl: 'filled',
    paymentPage: 'empty',
  });
});

test('a context reveals nothing that was typed, wherever it stands, nor an unknown choice', () => {
  const canaries = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(canaries);
    if (typeof value !== 'object' || value === null) return 'canary';
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, canaries(one)]));
  };
  const shown = JSON.stringify(contextFacts(JSON.parse(JSON.stringify(canaries(context)))));
  expect(shown).toContain('filled');
  expect(shown).not.toContain('canary');
});

describe('an event is shown', () => {
  test.each([
    [
      'with which fields a visitor filled in',
      {
        type: 'account.submit',
        values: {domainName: 'canary', acceptTermsAndConditions: ''},
        password: new Secret('canary'),
      },
      {domainName: 'filled', acceptTermsAndConditions: 'empty', password: 'filled'},
    ],
    ['with a choice out of a list', {type: 'plan.choose', plan: 'pro'}, {plan: 'pro'}],
    ['without what is not of that list', {type: 'plan.choose', plan: 'canary'}, {}],
    [
      'with the screen that was asked for and how',
      {type: 'screen.visit', screen: 'team', by: 'history', link: 'https://canary.example'},
      {by: 'history', screen: 'team', link: 'filled'},
    ],
    [
      'with the number of members',
      {type: 'team.submit', teamMembers: [{email: 'canary'}]},
      {teamMembers: 1},
    ],
    [
      'with the kind of an answer',
      {
        type: 'xstate.done.actor.createEnvironment',
        output: {kind: 'accepted', environment: {url: 'https://canary.example'}},
      },
      {result: 'accepted', environmentUrl: 'filled', paymentPage: 'empty'},
    ],
    [
      'with the version of a token',
      {
        type: 'xstate.done.actor.executeBotCheck',
        output: {token: new Secret('canary'), version: 3},
      },
      {version: 3},
    ],
    [
      'with the kind and status of a failure, never its message',
      {
        type: 'xstate.error.actor.createEnvironment',
        error: {kind: 'status', status: 500, message: 'canary'},
      },
      {failure: 'status', status: 500},
    ],
    [
      'as unexpected when an actor threw what it must not throw',
      {
        type: 'xstate.error.actor.createEnvironment',
        error: {config: {data: '{"password":"canary"}'}},
      },
      {failure: 'unexpected'},
    ],
    ['without the input of a start', {type: 'xstate.init', input: {password: 'canary'}}, {}],
    [
      'without any field that is not known',
      {type: 'other.event', note: 'canary', nested: {a: 1}, values: {constructor: 'canary'}},
      {},
    ],
  ])('%s', (_, event, facts) => {
    expect(eventFacts(event)).toEqual(facts);
  });
});
