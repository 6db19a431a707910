import type {Changes} from './client.ts';

/** A complete free request but for its token and version. */
export const buildFreeRequest = (domainName: string, changes: Changes = {}) => ({
  domainName,
  password: 'Welkom2024x',
  acceptTermsAndConditions: 'YES',
  discount: 14,
  firstName: 'Jan',
  lastName: 'de Tester',
  companyName: 'Proefbedrijf BV',
  email: 'jan@example.test',
  telephone: '0201234567',
  exampleData: true,
  teamMembers: [{email: 'eva@example.test', firstName: 'Eva', lastName: 'Proef'}],
  test: false,
  locale: 'nl_NL',
  ...changes,
});

export const checkout = {
  billingDetails: {
    street: 'Teststraat',
    houseNumber: '12',
    postalCode: '1234 AB',
    city: 'Proefstad',
    countryCode: 'NL',
    invoiceReference: '',
  },
  subscriptionDetails: {period: 'yearly', numberOfUsers: '25'},
  stripeCheckout: {
    successUrl: 'http://localhost:5173/pro/success?lng=nl',
    cancelUrl: 'http://localhost:5173/pro/canceled?lng=nl',
  },
};

export const buildProRequest = (domainName: string, changes: Changes = {}) =>
  buildFreeRequest(domainName, {...checkout, ...changes});

/** An upgrade of an existing environment: no account fields, no password. */
export const buildUpgradeRequest = (domainName: string, changes: Changes = {}) => ({
  domainName,
  discount: 14,
  test: false,
  locale: 'en_US',
  ...checkout,
  ...changes,
});
