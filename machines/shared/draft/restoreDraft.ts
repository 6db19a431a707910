import {
  type Draft,
  emptyDraft,
  emptyMember,
  type End,
  ENDS,
  PURPOSES,
  type Requested,
  type SubscriptionDetails,
  type TeamMember,
} from './draft.ts';
import {KEPT_TEXT_MAX_LENGTH, MAX_TEAM_MEMBERS, PERIODS, USER_TIERS} from '../limits.ts';
import {isDomainName} from './validity.ts';

type Known = Record<string, unknown>;

const record = (value: unknown): Known =>
  typeof value === 'object' && value !== null ? {...value} : {};

const oneOf = <const T extends string, const F>(
  value: unknown,
  allowed: readonly T[],
  otherwise: F,
): T | F => allowed.find((candidate) => candidate === value) ?? otherwise;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= KEPT_TEXT_MAX_LENGTH;

const texts = <T extends Record<string, string>>(empty: T, found: Known): T => {
  const restored: Record<string, string> = {...empty};
  for (const field of Object.keys(empty)) {
    const value = found[field];
    if (isText(value)) restored[field] = value;
  }
  return restored as T;
};

const members = (value: unknown): TeamMember[] =>
  Array.isArray(value)
    ? value.slice(0, MAX_TEAM_MEMBERS).map((member) => texts(emptyMember, record(member)))
    : [];

const subscription = (value: unknown): SubscriptionDetails => {
  const {period, numberOfUsers} = record(value);
  return {
    period: oneOf(period, PERIODS, 'monthly'),
    numberOfUsers: oneOf(numberOfUsers, USER_TIERS, ''),
  };
};

const requested = (value: unknown): Requested | undefined => {
  const {purpose, domainName} = record(value);
  const known = oneOf(purpose, PURPOSES, undefined);
  return known && isText(domainName) && isDomainName(domainName)
    ? {purpose: known, domainName}
    : undefined;
};

const MOST_ENDED = 20;

const requests = (value: unknown): Requested[] =>
  Array.isArray(value) ? value.slice(-MOST_ENDED).flatMap((one) => requested(one) ?? []) : [];

const ended = (known: Known): Partial<Record<End, Requested[]>> =>
  Object.fromEntries(
    ENDS.map((end) => [end, requests(known[end])] as const).filter(([, {length}]) => length > 0),
  );

/** What a draft holds only in some cases. */
const rareValues = (known: Known) => {
  const {existingDomainName, acceptedUrl} = known;
  const sent = requested(known['sent']);
  const ordered = subscription(known['ordered']);
  return {
    ...(isText(existingDomainName) && {existingDomainName}),
    ...(sent && {sent}),
    ...ended(known),
    ...(isText(acceptedUrl) && {acceptedUrl}),
    ...(ordered.numberOfUsers && {ordered}),
  };
};

const withoutRequests = ({
  sent: _sent,
  lost: _lost,
  accepted: _accepted,
  refused: _refused,
  acceptedUrl: _url,
  ordered: _ordered,
  ...draft
}: Draft) => draft;

/**
 * The shared form values out of whatever was found in storage (specification 3.1): known fields of the right
 * type and of a length that somebody may have typed are taken over, everything else is left behind. Never throws.
 */
export const restoreDraft = (found: unknown): Draft => {
  const values = record(found);
  const {
    acceptTermsAndConditions: _terms,
    discount,
    exampleData: _example,
    teamMembers: _members,
    subscriptionDetails: _subscription,
    billingDetails,
    existingDomainName: _existing,
    ...plain
  } = withoutRequests(emptyDraft);
  return {
    ...texts(plain, values),
    acceptTermsAndConditions: oneOf(values['acceptTermsAndConditions'], ['YES'], ''),
    discount,
    exampleData: oneOf(values['exampleData'], ['data', 'nodata'], ''),
    teamMembers: members(values['teamMembers']),
    subscriptionDetails: subscription(values['subscriptionDetails']),
    billingDetails: texts(billingDetails, record(values['billingDetails'])),
    ...rareValues(values),
  };
};

/** Whether nothing has been filled in yet, so that a prefill takes nothing away (specification 2.1). */
export const isEmptyDraft = (draft: Draft): boolean =>
  JSON.stringify(restoreDraft(withoutRequests(draft))) === JSON.stringify(restoreDraft({}));

/** Whether anything is filled in, or has to be shown later. */
export const isWorthKeeping = (draft: Draft): boolean =>
  draft.sent !== undefined || ENDS.some((end) => draft[end]) || !isEmptyDraft(draft);
