import {INTRODUCTORY_DISCOUNT, PERIODS, USER_TIERS} from '../limits.ts';
import {tidyDomainName} from './tidy.ts';

export type TeamMember = {firstName: string; lastName: string; email: string};
export type Period = (typeof PERIODS)[number];
export type UserTier = (typeof USER_TIERS)[number];
export type SubscriptionDetails = {period: Period; numberOfUsers: UserTier | ''};
export type BillingDetails = {
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  countryCode: string;
  invoiceReference: string;
};

export const PURPOSES = ['signUp', 'upgrade'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A request of creation, and whether it makes an environment or upgrades one. */
export type Requested = {purpose: Purpose; domainName: string};

/** How a request ended that is remembered for what has to be said before or after another one like it. */
export const ENDS = ['lost', 'accepted', 'refused'] as const;
export type End = (typeof ENDS)[number];

/** What the more-info step asks (specification 2.5), in its order. */
export const DETAILS = ['firstName', 'lastName', 'companyName', 'email', 'telephone'] as const;
export type DetailsValues = Record<(typeof DETAILS)[number], string>;

/** The shared form values (specification 3.1), exactly as typed; the password lives apart, in a `Secret`. */
export type Draft = DetailsValues & {
  domainName: string;
  acceptTermsAndConditions: 'YES' | '';
  discount: number;
  teamMembers: TeamMember[];
  exampleData: 'data' | 'nodata' | '';
  subscriptionDetails: SubscriptionDetails;
  billingDetails: BillingDetails;
  /** The environment to upgrade, once named. `domainName` may belong to a sign-up begun in the same tab. */
  existingDomainName?: string;
  /** Sent and not answered yet. */
  sent?: Requested;
  /** Sent and never answered, so that they may have been done all the same. */
  lost?: readonly Requested[];
  /** Done, and not paid for as far as is known. */
  accepted?: readonly Requested[];
  /** Refused, perhaps because the browser itself repeated a request that had succeeded. */
  refused?: readonly Requested[];
  /** The address that the last request that was done gave. */
  acceptedUrl?: string;
  /** What was ordered with it. Of two orders for one environment only the provider knows which was paid for. */
  ordered?: SubscriptionDetails;
};

export const emptyMember: TeamMember = {firstName: '', lastName: '', email: ''};

export const emptyDraft: Draft = {
  domainName: '',
  acceptTermsAndConditions: '',
  discount: INTRODUCTORY_DISCOUNT,
  firstName: '',
  lastName: '',
  companyName: '',
  email: '',
  telephone: '',
  teamMembers: [],
  exampleData: '',
  subscriptionDetails: {period: 'monthly', numberOfUsers: ''},
  billingDetails: {
    street: '',
    houseNumber: '',
    postalCode: '',
    city: '',
    countryCode: '',
    invoiceReference: '',
  },
};

/** The web address of the environment to upgrade; that of a sign-up begun before is the first guess. */
export const environmentName = ({existingDomainName, domainName}: Draft): string =>
  existingDomainName ?? domainName;

/** The web address that a request is for. */
export const requestedName = (draft: Draft, purpose: Purpose): string =>
  tidyDomainName(purpose === 'upgrade' ? environmentName(draft) : draft.domainName);

/** The request that a draft would send now. */
export const requestOf = (draft: Draft, purpose: Purpose): Requested => ({
  purpose,
  domainName: requestedName(draft, purpose),
});

/** Whether a request is for the same as another one. */
export const isLike =
  ({purpose, domainName}: Requested) =>
  (one: Requested): boolean =>
    one.purpose === purpose && one.domainName === domainName;

/** Whether a request like this one ended so. */
export const hasEnded = (draft: Draft, end: End, request: Requested): boolean =>
  draft[end]?.some(isLike(request)) ?? false;

/** The web address of the environment that was signed up for, or whose upgrade was ordered. */
export const acceptedName = (draft: Draft): string | undefined => {
  const purpose = draft.existingDomainName === undefined ? 'signUp' : 'upgrade';
  const request = requestOf(draft, purpose);
  return hasEnded(draft, 'accepted', request) ? request.domainName : undefined;
};

/** The email address to log in with at an environment; an upgrade does not know whose environment it is. */
export const loginOf = (draft: Draft, url: string | undefined): string | undefined =>
  draft.existingDomainName === undefined && acceptedName(draft) && url === draft.acceptedUrl
    ? draft.email.trim()
    : undefined;

/** What was ordered for an environment, whatever was chosen since. */
export const orderedOf = (
  draft: Draft,
  url: string | undefined,
): SubscriptionDetails | undefined =>
  url !== undefined && url === draft.acceptedUrl && draft.ordered?.numberOfUsers
    ? draft.ordered
    : undefined;

/** How a request like this one ended, where there was one. */
export const endOf = (draft: Draft, request: Requested): End | undefined =>
  ENDS.find((end) => hasEnded(draft, end, request));
