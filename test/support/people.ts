import {type Draft, emptyDraft} from '../../machines/shared/draft/draft.ts';
import {Secret} from '../../machines/shared/secret.ts';

export const password = () => new Secret('Welkom2024x');

export const account = {domainName: 'acmetest', acceptTermsAndConditions: 'YES'} as const;

export const details = {
  firstName: 'Jan',
  lastName: 'de Tester',
  companyName: 'Proefbedrijf BV',
  email: 'jan@example.test',
  telephone: '0201234567',
};

export const piet = {firstName: 'Piet', lastName: 'Proef', email: 'piet@example.test'};
export const anna = {firstName: 'Anna', lastName: 'Proef', email: 'anna@example.test'};
export const omar = {firstName: 'Omar', lastName: 'Proef', email: 'omar@example.test'};

export const billingDetails = {
  street: 'Teststraat',
  houseNumber: '12',
  postalCode: '1234 AB',
  city: 'Proefstad',
  countryCode: 'NL',
  invoiceReference: '',
};

/** Filled in up to and with step 3. */
export const signedUp: Draft = {...emptyDraft, ...account, ...details};

/** Filled in up to and with the subscription. */
export const subscribed: Draft = {
  ...signedUp,
  exampleData: 'nodata',
  subscriptionDetails: {period: 'monthly', numberOfUsers: '25'},
};
