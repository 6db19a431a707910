import type {Draft} from '../../../machines/shared/draft/draft.ts';
import type {Secret} from '../../../machines/shared/secret.ts';
import {MODEL_DOMAIN, type QaFlow} from './flows.ts';

type Sent = {draft: Draft; password: Secret | undefined; botCheck: {version: 2 | 3} | undefined};

const filled = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

const signUpPart = ({draft, password}: Sent) => ({
  password: password?.reveal(),
  acceptTermsAndConditions: 'YES',
  firstName: draft.firstName,
  lastName: draft.lastName,
  companyName: draft.companyName,
  email: draft.email,
  telephone: draft.telephone,
  exampleData: draft.exampleData === 'data',
  teamMembers: draft.teamMembers,
});

const upgradePart = ({draft: {firstName, lastName, companyName, email, telephone}}: Sent) =>
  filled({firstName, lastName, companyName, email, telephone});

const paidPart = ({draft: {billingDetails, subscriptionDetails}}: Sent, origin: string) => ({
  billingDetails,
  subscriptionDetails,
  stripeCheckout: {
    successUrl: `${origin}/pro/success?lng=nl`,
    cancelUrl: `${origin}/pro/canceled?lng=nl`,
  },
});

type Place = {domain: string; origin: string};

/** The body that creation must send for what a machine gave it, as specified (specification 3.2), without the token. */
export const expectedRequest = (flow: QaFlow, input: unknown, {domain, origin}: Place) => {
  const sent = input as Sent;
  return {
    domainName: sent.draft.domainName.replace(MODEL_DOMAIN, domain),
    discount: 14,
    ...(flow.name === 'upgrade' ? upgradePart(sent) : signUpPart(sent)),
    ...(flow.name !== 'free' && paidPart(sent, origin)),
    version: sent.botCheck?.version,
    test: false,
    locale: 'nl_NL',
  };
};
