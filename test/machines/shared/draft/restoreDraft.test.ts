import {describe, expect, test} from 'vitest';
import {
  type Draft,
  emptyDraft,
  emptyMember,
  ENDS,
} from '../../../../machines/shared/draft/draft.ts';
import {KEPT_TEXT_MAX_LENGTH} from '../../../../machines/shared/limits.ts';
import {
  isEmptyDraft,
  isWorthKeeping,
  restoreDraft,
} from '../../../../machines/shared/draft/restoreDraft.ts';
import {fullDraft} from '../../../support/hostile.ts';

const member = {firstName: 'Piet', lastName: 'Proef', email: 'piet@example.test'};

describe('what was stored', () => {
  test('comes back whole @3-3', () => {
    expect(restoreDraft(JSON.parse(JSON.stringify(fullDraft)))).toEqual(fullDraft);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'x'],
    ['a list', []],
    ['a number', 42],
    ['an empty object', {}],
    ['broken parts', {subscriptionDetails: null, teamMembers: 'x', domainName: {}}],
  ])('gives the empty values for %s @B16', (_, found) => {
    expect(restoreDraft(found)).toEqual(emptyDraft);
  });

  test.each([
    [
      'a fourth team member',
      {teamMembers: [member, member, member, member]},
      {teamMembers: [member, member, member]},
    ],
    [
      'members that are none',
      {teamMembers: [null, 'x', {email: 1}]},
      {
        teamMembers: [emptyMember, emptyMember, emptyMember],
      },
    ],
    ['another discount', {discount: 99}, {discount: 14}],
    ['terms that are not agreed', {acceptTermsAndConditions: 'NO'}, {acceptTermsAndConditions: ''}],
    ['a choice that is none', {exampleData: true}, {exampleData: ''}],
    [
      'a number of users that is no tier',
      {subscriptionDetails: {period: 'yearly', numberOfUsers: '7'}},
      {subscriptionDetails: {period: 'yearly', numberOfUsers: ''}},
    ],
    [
      'a period that is none',
      {subscriptionDetails: {period: 'weekly', numberOfUsers: '5'}},
      {subscriptionDetails: {period: 'monthly', numberOfUsers: '5'}},
    ],
    [
      'requests of unknown purpose or without a web address',
      {
        sent: {purpose: 'order', domainName: 'acmetest'},
        lost: [{purpose: 'signUp', domainName: ''}],
      },
      {},
    ],
    [
      'requests whose web address is no text, or lost in blanks',
      {
        sent: {purpose: 'signUp', domainName: ' '.repeat(KEPT_TEXT_MAX_LENGTH).concat('a')},
        lost: [{purpose: 'upgrade', domainName: {}}],
      },
      {},
    ],
    ['lost requests that are no list', {lost: {purpose: 'upgrade', domainName: 'acmetest'}}, {}],
    [
      'more lost requests than a visitor makes',
      {
        lost: Array.from({length: 40}, (_, at) => ({
          purpose: 'upgrade',
          domainName: `acme${at}`,
        })),
      },
      {
        lost: Array.from({length: 20}, (_, at) => ({
          purpose: 'upgrade',
          domainName: `acme${at + 20}`,
        })),
      },
    ],
    ['a password and a token', {password: 'Welkom2024x', token: 't', version: 2}, {}],
    ['a prototype', JSON.parse('{"__proto__": {"firstName": "Eve"}}'), {}],
  ])('is repaired where it holds %s @3-16 @B16', (_, found, kept) => {
    expect(restoreDraft(found)).toStrictEqual({...emptyDraft, ...kept});
  });

  test('is kept up to the longest allowed text, and dropped beyond it, in every field', () => {
    const filledWith = (text: string): Draft =>
      JSON.parse(JSON.stringify(fullDraft), (_, value) =>
        typeof value === 'string' ? text : value,
      );
    const longest = 'x'.repeat(KEPT_TEXT_MAX_LENGTH);
    expect(restoreDraft(filledWith(`${longest}x`))).toStrictEqual({
      ...emptyDraft,
      teamMembers: fullDraft.teamMembers.map(() => emptyMember),
    });
    const {
      sent: _,
      lost: __,
      accepted: ___,
      refused: ____,
      ordered: _____,
      ...typed
    } = filledWith(longest);
    expect(restoreDraft(filledWith(longest))).toStrictEqual({
      ...typed,
      acceptTermsAndConditions: '',
      exampleData: '',
      subscriptionDetails: emptyDraft.subscriptionDetails,
    });
  });
});

describe('a draft', () => {
  test.each([
    ['the empty values', emptyDraft],
    ['values restored from nothing', restoreDraft(undefined)],
    [
      'the empty values in another order',
      Object.fromEntries(Object.entries(emptyDraft).toReversed()),
    ],
    [
      'requests alone',
      {
        ...emptyDraft,
        sent: {purpose: 'signUp', domainName: 'acmetest'},
        lost: [{purpose: 'upgrade', domainName: 'acmetest'}],
        accepted: [{purpose: 'upgrade', domainName: 'acmebv'}],
        refused: [{purpose: 'signUp', domainName: 'acmetwee'}],
      },
    ],
  ])('of %s is empty', (_, draft) => {
    expect(isEmptyDraft(draft as Draft)).toBe(true);
  });

  test.each([
    ['a name', {firstName: 'Jan'}],
    ['a period', {subscriptionDetails: {...emptyDraft.subscriptionDetails, period: 'yearly'}}],
    ['a city', {billingDetails: {...emptyDraft.billingDetails, city: 'Proefstad'}}],
  ] as const)('with %s is not empty', (_, values) => {
    expect(isEmptyDraft({...emptyDraft, ...values})).toBe(false);
  });
});

describe('a draft and its requests', () => {
  const request = {purpose: 'upgrade', domainName: 'acmetest'} as const;

  test.each<[string, Partial<Draft>, boolean]>([
    ['nothing', {}, false],
    ['a name', {firstName: 'Jan'}, true],
    ['a request that waits for its answer', {sent: request}, true],
    ...ENDS.map((end): [string, Partial<Draft>, boolean] => [
      `a request that was ${end}`,
      {[end]: [request]},
      true,
    ]),
  ])('of %s is worth keeping: %s', (_, values, isKept) => {
    expect(isWorthKeeping({...emptyDraft, ...values})).toBe(isKept);
  });
});
