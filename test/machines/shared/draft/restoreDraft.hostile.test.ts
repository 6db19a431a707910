import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {emptyDraft, ENDS} from '../../../../machines/shared/draft/draft.ts';
import {restoreDraft} from '../../../../machines/shared/draft/restoreDraft.ts';
import {isDomainName} from '../../../../machines/shared/draft/validity.ts';
import {MAX_TEAM_MEMBERS, PERIODS, USER_TIERS} from '../../../../machines/shared/limits.ts';
import {fullDraft, hostileJson, nearly} from '../../../support/hostile.ts';
import {piet} from '../../../support/people.ts';

const member = {firstName: 'Piet', lastName: 'Proef', email: 'piet@example.test'};

const knownKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(knownKeys);
  if (typeof value !== 'object' || value === null) return 'a value';
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, knownKeys(inner)] as const),
  );
};

const anything = fc.oneof(fc.jsonValue(), hostileJson(fullDraft), nearly(fullDraft), fc.anything());

describe('whatever was stored', () => {
  test('never throws, and brings no key of its own @B16', () => {
    fc.assert(
      fc.property(anything, (found) => {
        const {teamMembers, lost = [], accepted = [], refused = [], ...rest} = restoreDraft(found);
        const {teamMembers: _, lost: __, accepted: ___, refused: ____, ...known} = fullDraft;
        const {existingDomainName, sent, acceptedUrl, ordered, ...always} = known;
        const rare = Object.entries({existingDomainName, sent, acceptedUrl, ordered}).filter(
          ([key]) => key in rest,
        );
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

  test('becomes values that the product itself could have kept, whatever it was', () => {
    const text = expect.any(String);
    const texts = (known: object) =>
      Object.fromEntries(Object.keys(known).map((key) => [key, text]));
    const name = expect.toSatisfy((value: unknown) => isDomainName(String(value)));
    const period = expect.toBeOneOf([...PERIODS]);
    const request = {purpose: expect.toBeOneOf(['signUp', 'upgrade']), domainName: name};
    fc.assert(
      fc.property(nearly(fullDraft), (found) => {
        const restored = restoreDraft(found);
        const {existingDomainName, sent, acceptedUrl, ordered} = restored;
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
          subscriptionDetails: {period, numberOfUsers: expect.toBeOneOf([...USER_TIERS, ''])},
          billingDetails: texts(fullDraft.billingDetails),
          ...(existingDomainName !== undefined && {existingDomainName: text}),
          ...(sent && {sent: request}),
          ...(acceptedUrl !== undefined && {acceptedUrl: text}),
          ...(ordered && {ordered: {period, numberOfUsers: expect.toBeOneOf([...USER_TIERS])}}),
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
