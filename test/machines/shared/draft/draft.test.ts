import {describe, expect, test} from 'vitest';
import {
  acceptedName,
  type Draft,
  emptyDraft,
  loginOf,
  orderedOf,
  type Requested,
} from '../../../../machines/shared/draft/draft.ts';

const URL = 'https://acmetest.testwerf.example/';
const OTHER = 'https://other.testwerf.example/';

describe('the email address to log in with', () => {
  const accepted: Requested[] = [{purpose: 'signUp', domainName: 'acmetest'}];
  const signedUp: Draft = {
    ...emptyDraft,
    domainName: 'acmetest',
    email: ' jan@example.test ',
    accepted,
    acceptedUrl: URL,
  };

  test.each<[string, Partial<Draft>, string, string | undefined]>([
    ['is the one that was signed up with', {}, URL, 'jan@example.test'],
    ['is unknown before the sign-up', {accepted: []}, URL, undefined],
    ['is unknown once another name is filled in', {domainName: 'other'}, URL, undefined],
    ['is unknown in an upgrade', {existingDomainName: 'acmetest'}, URL, undefined],
    ['is unknown at another environment', {}, OTHER, undefined],
  ])('%s', (_, values, url, expected) => {
    expect(loginOf({...signedUp, ...values}, url)).toBe(expected);
  });
});

describe('what was ordered', () => {
  const ordered = {period: 'yearly', numberOfUsers: '25'} as const;
  const paying: Draft = {...emptyDraft, acceptedUrl: URL, ordered};

  test.each<[string, Partial<Draft>, string, Draft['ordered']]>([
    [
      'stays what it was, whatever is chosen afterwards',
      {subscriptionDetails: {period: 'monthly', numberOfUsers: '100'}},
      URL,
      ordered,
    ],
    ['is unknown at another environment', {}, OTHER, undefined],
    [
      'is nothing in a sign-up without a subscription',
      {ordered: {period: 'monthly', numberOfUsers: ''}},
      URL,
      undefined,
    ],
  ])('%s', (_, values, url, expected) => {
    expect(orderedOf({...paying, ...values}, url)).toEqual(expected);
  });

  test('is unknown where no address is known', () => {
    expect(orderedOf({...emptyDraft, ordered}, undefined)).toBeUndefined();
  });
});

describe('the web address of the environment that was made or ordered for', () => {
  const filledIn = {...emptyDraft, domainName: 'acmetest'};
  const signUp: Requested = {purpose: 'signUp', domainName: 'acmetest'};
  const upgrade: Requested = {purpose: 'upgrade', domainName: 'acmebv'};

  test.each<[string, Partial<Draft>, string | undefined]>([
    ['is the one that was signed up for', {accepted: [signUp]}, 'acmetest'],
    ['is unknown before', {}, undefined],
    ['is the one to upgrade', {accepted: [upgrade], existingDomainName: 'acmebv'}, 'acmebv'],
    [
      'is not the one that was signed up for, in an upgrade of another one',
      {accepted: [signUp], existingDomainName: 'acmebv'},
      undefined,
    ],
  ])('%s', (_, values, expected) => {
    expect(acceptedName({...filledIn, ...values})).toBe(expected);
  });
});
