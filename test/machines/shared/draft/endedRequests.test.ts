import {describe, expect, test} from 'vitest';
import {
  type Draft,
  emptyDraft,
  type End,
  endOf,
  ENDS,
  hasEnded,
  type Requested,
} from '../../../../machines/shared/draft/draft.ts';
import {
  acceptSent,
  clearedDraft,
  endSent,
  refuseSent,
} from '../../../../machines/shared/draft/endedRequests.ts';

const signUp: Requested = {purpose: 'signUp', domainName: 'acmetest'};
const upgrade: Requested = {purpose: 'upgrade', domainName: 'acmetest'};
const other: Requested = {purpose: 'signUp', domainName: 'acmebv'};

type Ends = Partial<Record<End, readonly Requested[]>>;

const marksOf = ({sent, lost, accepted, refused}: Draft) => ({sent, lost, accepted, refused});

describe('a request that was sent', () => {
  test.each<[Ends, End | undefined, Ends]>([
    [{}, undefined, {}],
    [{}, 'lost', {lost: [signUp]}],
    [{}, 'accepted', {accepted: [signUp]}],
    [{}, 'refused', {refused: [signUp]}],
    [{lost: [signUp]}, undefined, {lost: [signUp]}],
    [{lost: [signUp, other]}, 'lost', {lost: [other, signUp]}],
    [{lost: [signUp, other]}, 'accepted', {lost: [other], accepted: [signUp]}],
    [{accepted: [signUp]}, 'lost', {lost: [signUp]}],
    [{refused: [signUp]}, 'lost', {lost: [signUp]}],
    [{lost: [upgrade]}, 'accepted', {lost: [upgrade], accepted: [signUp]}],
  ])('before which %o were known, and that ended as %s, leaves %o', (before, end, after) => {
    expect(marksOf(endSent({...emptyDraft, ...before, sent: signUp}, end))).toEqual(after);
  });

  test.each<[Requested, boolean, Ends, Ends]>([
    [signUp, true, {}, {refused: [signUp]}],
    [signUp, true, {refused: [other]}, {refused: [other, signUp]}],
    [signUp, true, {refused: [signUp]}, {refused: [signUp]}],
    [signUp, true, {lost: [signUp]}, {lost: [signUp]}],
    [signUp, true, {accepted: [signUp]}, {accepted: [signUp]}],
    [signUp, false, {}, {}],
    [upgrade, true, {}, {refused: [upgrade]}],
    [upgrade, true, {lost: [upgrade]}, {lost: [upgrade]}],
    [upgrade, false, {}, {}],
  ])(
    'as %o, doubtfully: %s, is refused after %o and leaves %o',
    (sent, isDoubtful, before, after) => {
      expect(marksOf(refuseSent({...emptyDraft, ...before, sent}, isDoubtful))).toEqual(after);
    },
  );

  test('is accepted with its address, and with what was ordered, unless that environment was ordered before', () => {
    const subscriptionDetails = {period: 'yearly', numberOfUsers: '25'} as const;
    const first = acceptSent({...emptyDraft, sent: signUp, subscriptionDetails}, 'https://one/');
    expect(first).toMatchObject({acceptedUrl: 'https://one/', ordered: subscriptionDetails});

    const second = acceptSent({...first, sent: other}, 'https://two/');
    expect(second).toMatchObject({accepted: [signUp, other], acceptedUrl: 'https://two/'});
    expect(second.ordered).toEqual(subscriptionDetails);
    expect(acceptSent({...first, sent: upgrade}, 'https://one/').ordered).toBeUndefined();

    expect(acceptSent({...second, sent: other}, undefined)).not.toHaveProperty('acceptedUrl');
  });

  test('is no other one when nothing was sent', () => {
    const draft = {...emptyDraft, lost: [signUp]};
    expect([endSent(draft, 'accepted'), refuseSent(draft, true)]).toEqual([draft, draft]);
  });
});

describe('once the form values are cleared', () => {
  const third: Requested = {purpose: 'upgrade', domainName: 'third'};
  const values: Partial<Draft> = {domainName: 'acmetest', firstName: 'Jan'};

  test.each<[string, Partial<Draft>, Ends]>([
    ['nothing of a sign-up', {...values, lost: [signUp, other], refused: [signUp]}, {}],
    ['nothing of the sign-up that was done', {...values, accepted: [signUp]}, {}],
    ['nothing of the order that was done', {...values, accepted: [upgrade]}, {}],
    ['nothing of an order that was refused', {...values, refused: [upgrade]}, {}],
    ['an order that was lost', {...values, lost: [upgrade, signUp]}, {lost: [upgrade]}],
    [
      'an order that was not paid, once another request was done',
      {...values, accepted: [upgrade, third, signUp]},
      {accepted: [upgrade, third]},
    ],
    ['the same when they are cleared again', {accepted: [upgrade]}, {accepted: [upgrade]}],
  ])('is left: %s @S20 @F15', (_, draft, left) => {
    expect(clearedDraft({...emptyDraft, ...draft})).toEqual({...emptyDraft, ...left});
  });
});

describe('a request that ended', () => {
  test.each(ENDS)('as %s is known by what it was for, by its web address and by its end', (end) => {
    const draft = {...emptyDraft, [end]: [upgrade]};
    expect([
      hasEnded(draft, end, upgrade),
      hasEnded(draft, end, signUp),
      hasEnded(draft, end, {...upgrade, domainName: 'acmebv'}),
      ENDS.filter((each) => hasEnded(draft, each, upgrade)),
    ]).toEqual([true, false, false, [end]]);
  });

  test.each(ENDS)('as %s is how the own sign-up for a web address ended', (end) => {
    const draft = {...emptyDraft, [end]: [signUp, {...upgrade, domainName: 'third'}]};
    const signUpEnd = (domainName: string) => endOf(draft, {purpose: 'signUp', domainName});
    expect(['acmetest', 'acmebv', 'third'].map(signUpEnd)).toEqual([end, undefined, undefined]);
  });
});
