import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type Draft, emptyDraft, emptyMember, ENDS} from '../../../machines/shared/draft.ts';
import {
  KEPT_TEXT_MAX_LENGTH,
  MAX_TEAM_MEMBERS,
  PERIODS,
  USER_TIERS,
} from '../../../machines/shared/limits.ts';
import {isEmptyDraft, isWorthKeeping, restoreDraft} from '../../../machines/shared/restoreDraft.ts';
import {isDomainName} from '../../../machines/shared/validity.ts';
import {fullDraft, hostileJson, nearly} from '../../support/hostile.ts';
import {piet} from '../../support/people.ts';

const member = {firstName: 'Piet', lastName: 'Proef', email: 'piet@example.test'};

const knownKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(knownKeys);
  if (typeof value !== 'object' || value === null) return 'a value';
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, knownKeys(inner)] as const),
  );
};

const anything = fc.oneof(fc.jsonValue(), hostileJson(fullDraft), nearly(fullDraft), fc.anything());

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

  test('never throws, and brings no key of its own @B16', () => {
    fc.assert(
      fc.property(anything, (found) => {
        const {teamMembers, lost = [], accepted = [], refused = [], ...rest} = restoreDraft(found);
        const {teamMembers: _, lost: __, accepted: ___, refused: ____, ...known} = fullDraft;
        const {existingDomainName, sent, ...always} = known;
        const rare = Object.entries({existingDomainName, sent}).filter(([key]) => key in rest);
        expect(knownKeys(rest)).toEqual(knownKeys({...always, ...Object.fromEntries(rare)}));
        expect(teamMembers.length).toBeLessThanOrEqual(3);
        for (const one of [...lost, ...accepted, ...refused]) {
          expect(knownKeys(one)).toEqual(knownKeys(sent));
        }
        for (const one of teamMembers) expect(knownKeys(one)).toEqual(knownKeys(member));
      }),
      {numRuns: 500},
    );
  });

  test('is taken over up to the longest text there may be, and left behind beyond it, in every field', () => {
    const filledWith = (text: string): Draft =>
      JSON.parse(JSON.stringify(fullDraft), (_, value) =>
        typeof value === 'string' ? text : value,
      );
    const longest = 'x'.repeat(KEPT_TEXT_MAX_LENGTH);
    expect(restoreDraft(filledWith(`${longest}x`))).toStrictEqual({
      ...emptyDraft,
      teamMembers: fullDraft.teamMembers.map(() => emptyMember),
    });
    const {sent: _, lost: __, accepted: ___, refused: ____, ...typed} = filledWith(longest);
    expect(restoreDraft(filledWith(longest))).toStrictEqual({
      ...typed,
      acceptTermsAndConditions: '',
      exampleData: '',
      subscriptionDetails: emptyDraft.subscriptionDetails,
    });
  });

  test('becomes values that the product itself could have kept, whatever it was', () => {
    const text = expect.any(String);
    const texts = (known: object) =>
      Object.fromEntries(Object.keys(known).map((key) => [key, text]));
    const name = expect.toSatisfy((value: unknown) => isDomainName(String(value)));
    const request = {purpose: expect.toBeOneOf(['signUp', 'upgrade']), domainName: name};
    fc.assert(
      fc.property(nearly(fullDraft), (found) => {
        const restored = restoreDraft(found);
        const {existingDomainName, sent} = restored;
        const ended = ENDS.flatMap((end) => {
          const requests = restored[end];
          return requests ? [[end, requests] as const] : [];
        });
        expect(restored).toStrictEqual({
          ...texts(emptyDraft),
          acceptTermsAndConditions: expect.toBeOneOf(['YES', '']),
          discount: 14,
          teamMembers: restored.teamMembers.map(() => texts(piet)),
          exampleData: expect.toBeOneOf(['data', 'nodata', '']),
          subscriptionDetails: {
            period: expect.toBeOneOf([...PERIODS]),
            numberOfUsers: expect.toBeOneOf([...USER_TIERS, '']),
          },
          billingDetails: texts(fullDraft.billingDetails),
          ...(existingDomainName !== undefined && {existingDomainName: text}),
          ...(sent && {sent: request}),
          ...Object.fromEntries(ended.map(([end, all]) => [end, all.map(() => request)])),
        });
        expect(restored.teamMembers.length).toBeLessThanOrEqual(MAX_TEAM_MEMBERS);
        for (const [, {length}] of ended) {
          expect(length).toBeGreaterThan(0);
          expect(length).toBeLessThanOrEqual(20);
        }
      }),
      {numRuns: 1000},
    );
  });

  test('is left as it is once restored', () => {
    fc.assert(
      fc.property(anything, (found) => {
        const once = restoreDraft(found);
        expect(restoreDraft(JSON.parse(JSON.stringify(once)))).toEqual(once);
      }),
      {numRuns: 500},
    );
  });

  test('leaves the prototype of all objects alone', () => {
    fc.assert(
      fc.property(fc.oneof(hostileJson(fullDraft), nearly(fullDraft)), (found) => {
        restoreDraft(found);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
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
