import {describe, expect, test} from 'vitest';
import {
  acceptedName,
  type Draft,
  emptyDraft,
  loginOf,
  orderedOf,
  type Requested,
} from '../../../../machines/shared/draft/draft.ts';

describe('the email address to log in with', () => {
  const filledIn = {...emptyDraft, domainName: 'acmetest', email: ' jan@example.test '};
  const accepted: Requested[] = [{purpose: 'signUp', domainName: 'acmetest'}];

  test.each<[string, Partial<Draft>, string | undefined]>([
    ['is the one that was signed up with', {accepted}, 'jan@example.test'],
    ['is unknown before the sign-up', {}, undefined],
    ['is unknown once another name is filled in', {accepted, domainName: 'other'}, undefined],
    ['is unknown in an upgrade', {accepted, existingDomainName: 'acmetest'}, undefined],
  ])('%s', (_, values, expected) => {
    expect(loginOf({...filledIn, ...values})).toBe(expected);
  });
});

describe('what was ordered', () => {
  const ordered = {period: 'yearly', numberOfUsers: '25'} as const;
  const filledIn = {...emptyDraft, domainName: 'acmetest', ordered};
  const accepted: Requested[] = [{purpose: 'signUp', domainName: 'acmetest'}];

  test.each<[string, Partial<Draft>, Draft['ordered']]>([
    [
      'stays what it was, whatever is chosen afterwards',
      {accepted, subscriptionDetails: {period: 'monthly', numberOfUsers: '100'}},
      ordered,
    ],
    ['is unknown once another name is filled in', {accepted, domainName: 'other'}, undefined],
    [
      'is nothing in a sign-up without a subscription',
      {accepted, ordered: {period: 'monthly', numberOfUsers: ''}},
      undefined,
    ],
  ])('%s', (_, values, expected) => {
    expect(orderedOf({...filledIn, ...values})).toEqual(expected);
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
