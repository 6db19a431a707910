import type {
  BillingDetails,
  DetailsValues,
  Draft,
  SubscriptionDetails,
  TeamMember,
} from '../../machines/shared/draft/draft.ts';
import type {BotCheckAnswer} from '../../machines/shared/flow/callResults.ts';
import {tidyDomainName, tidyEmail, tidyText} from '../../machines/shared/draft/tidy.ts';
import type {Secret} from '../../machines/shared/secret.ts';

/** What creation sends, key by key (specification 3.2). */
export type EnvironmentRequest = Partial<DetailsValues> & {
  domainName: string;
  password?: string;
  acceptTermsAndConditions?: 'YES' | '';
  /** Percent on the first invoice. */
  discount: number;
  exampleData?: boolean;
  teamMembers?: TeamMember[];
  billingDetails?: BillingDetails;
  subscriptionDetails?: SubscriptionDetails;
  /** Absolute addresses on the own origin. */
  stripeCheckout?: {successUrl: string; cancelUrl: string};
  token?: string;
  version?: 2 | 3;
  test: false;
  locale: 'nl_NL' | 'en_US';
};

export type EnvironmentRequestInput = {
  draft: Draft;
  /** Absent when an existing environment is upgraded. */
  password: Secret | undefined;
  botCheck: BotCheckAnswer | undefined;
  billing: boolean;
};

export type RequestSurroundings = {
  locale: EnvironmentRequest['locale'];
  successUrl: string;
  cancelUrl: string;
};

const completeMembers = (members: TeamMember[]): TeamMember[] =>
  members
    .map(({email, firstName, lastName}) => ({
      email: tidyEmail(email),
      firstName: tidyText(firstName),
      lastName: tidyText(lastName),
    }))
    .filter(({email, firstName, lastName}) => email && firstName && lastName);

const detailsOf = (draft: Draft): DetailsValues => ({
  firstName: tidyText(draft.firstName),
  lastName: tidyText(draft.lastName),
  companyName: tidyText(draft.companyName),
  email: tidyEmail(draft.email),
  telephone: tidyText(draft.telephone),
});

const billingOf = (details: BillingDetails): BillingDetails => ({
  street: tidyText(details.street),
  houseNumber: tidyText(details.houseNumber),
  postalCode: tidyText(details.postalCode),
  city: tidyText(details.city),
  countryCode: tidyText(details.countryCode),
  invoiceReference: tidyText(details.invoiceReference),
});

const signUpFields = (draft: Draft, password: Secret | undefined) => ({
  ...(password && {password: password.reveal()}),
  acceptTermsAndConditions: draft.acceptTermsAndConditions,
  ...detailsOf(draft),
  exampleData: draft.exampleData === 'data',
  teamMembers: completeMembers(draft.teamMembers),
});

const paidFields = (draft: Draft, {successUrl, cancelUrl}: RequestSurroundings) => ({
  billingDetails: billingOf(draft.billingDetails),
  subscriptionDetails: {
    period: draft.subscriptionDetails.period,
    numberOfUsers: draft.subscriptionDetails.numberOfUsers,
  },
  stripeCheckout: {successUrl, cancelUrl},
});

/**
 * The body of the creation call. Texts are trimmed, the password is sent as typed. A free request
 * holds no key about payment; billing without a password is an upgrade, which says nothing about a sign-up that was
 * begun in the same tab: that may be about another environment, and about people who are not to be invited there.
 */
export const buildEnvironmentRequest = (
  {draft, password, botCheck, billing}: EnvironmentRequestInput,
  surroundings: RequestSurroundings,
): EnvironmentRequest => {
  const isUpgrade = billing && !password;
  return {
    domainName: tidyDomainName(draft.domainName),
    discount: draft.discount,
    ...(!isUpgrade && signUpFields(draft, password)),
    ...(billing && paidFields(draft, surroundings)),
    ...(botCheck && {token: botCheck.token.reveal(), version: botCheck.version}),
    test: false,
    locale: surroundings.locale,
  };
};
