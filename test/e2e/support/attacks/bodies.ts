import {BILLING, JAN, PASSWORD} from '../people.ts';
import type {Language} from '../texts.ts';

type BotCheck = {token: string; version: 2 | 3};

const tail = (botCheck: unknown, language: Language) => ({
  ...(botCheck as BotCheck),
  test: false,
  locale: language === 'en' ? 'en_US' : 'nl_NL',
});

const checkout = (origin: string, language: Language, period: string, numberOfUsers: string) => ({
  billingDetails: BILLING,
  subscriptionDetails: {period, numberOfUsers},
  stripeCheckout: {
    successUrl: `${origin}/pro/success?lng=${language}`,
    cancelUrl: `${origin}/pro/canceled?lng=${language}`,
  },
});

type Basis = {domain: string; language: Language; botCheck: unknown};
type Order = {origin: string; period?: 'monthly' | 'yearly'; users?: string};

const signUp = (domain: string) => ({
  domainName: domain,
  password: PASSWORD,
  acceptTermsAndConditions: 'YES',
  discount: 14,
  ...JAN,
});

/** The whole body of a FREE creation (specification 3.2). */
export const freeBody = (
  {domain, language, botCheck}: Basis,
  answers: {exampleData: boolean; teamMembers?: object[]},
) => ({data: {...signUp(domain), teamMembers: [], ...answers, ...tail(botCheck, language)}});

/** The whole body of a PRO creation; `origin` is where the product is served. */
export const proBody = (
  {domain, language, botCheck}: Basis,
  {origin, period = 'monthly', users = '25'}: Order,
) => ({
  data: {
    ...signUp(domain),
    exampleData: true,
    teamMembers: [],
    ...checkout(origin, language, period, users),
    ...tail(botCheck, language),
  },
});

/** The whole body of an upgrade by a customer of whom nothing else is known. */
export const upgradeBody = (
  {domain, language, botCheck}: Basis,
  {origin, period = 'monthly', users = '25'}: Order,
) => ({
  data: {
    domainName: domain,
    discount: 14,
    ...checkout(origin, language, period, users),
    ...tail(botCheck, language),
  },
});

/** The whole body of the creation that ends a flow, of a visitor who wants example data and no team. */
export const bodyOf = (flow: 'free' | 'pro' | 'upgrade', basis: Basis, origin: string) => {
  if (flow === 'free') return freeBody(basis, {exampleData: true});
  return flow === 'pro' ? proBody(basis, {origin}) : upgradeBody(basis, {origin});
};
