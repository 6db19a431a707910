import {describe, expect, it} from 'vitest';
import type {Draft} from '../../../machines/shared/draft/draft.ts';
import type {BotCheckAnswer} from '../../../machines/shared/flow/callResults.ts';
import {Secret} from '../../../machines/shared/secret.ts';
import {buildEnvironmentRequest} from '../../../src/api/environmentRequest.ts';

const surroundings = {
  locale: 'nl_NL',
  successUrl: 'https://signup.example/pro/success?lng=nl',
  cancelUrl: 'https://signup.example/pro/canceled?lng=nl',
} as const;
const botCheck: BotCheckAnswer = {token: new Secret('token-1'), version: 3};
const password = new Secret(' Welkom2024x ');
const draft: Draft = {
  domainName: ' AcmeTest ',
  acceptTermsAndConditions: 'YES',
  discount: 14,
  firstName: ' Jan ',
  lastName: 'de Tester ',
  companyName: ' Proefbedrijf BV',
  email: ' jan@example.test ',
  telephone: ' 0201234567 ',
  teamMembers: [
    {firstName: ' An ', lastName: 'Bos', email: ' an@example.test'},
    {firstName: 'Half', lastName: ' ', email: 'half@example.test'},
    {firstName: '', lastName: 'Half', email: 'half@example.test'},
    {firstName: 'Half', lastName: 'Half', email: ' '},
    {firstName: '', lastName: '', email: ''},
  ],
  exampleData: 'nodata',
  subscriptionDetails: {period: 'yearly', numberOfUsers: '25'},
  billingDetails: {
    street: ' Teststraat ',
    houseNumber: ' 12 A bis',
    postalCode: '1234 AB ',
    city: 'Proefstad',
    countryCode: 'NL',
    invoiceReference: ' PO 7 ',
  },
};
const signUp = {
  domainName: 'acmetest',
  password: ' Welkom2024x ',
  acceptTermsAndConditions: 'YES',
  discount: 14,
  firstName: 'Jan',
  lastName: 'de Tester',
  companyName: 'Proefbedrijf BV',
  email: 'jan@example.test',
  telephone: '0201234567',
  exampleData: false,
  teamMembers: [{email: 'an@example.test', firstName: 'An', lastName: 'Bos'}],
};
const paid = {
  billingDetails: {
    street: 'Teststraat',
    houseNumber: '12 A bis',
    postalCode: '1234 AB',
    city: 'Proefstad',
    countryCode: 'NL',
    invoiceReference: 'PO 7',
  },
  subscriptionDetails: {period: 'yearly', numberOfUsers: '25'},
  stripeCheckout: {successUrl: surroundings.successUrl, cancelUrl: surroundings.cancelUrl},
};
const tail = {token: 'token-1', version: 3, test: false, locale: 'nl_NL'};

describe('a sign-up', () => {
  it('for free holds every listed key and none about payment @3-6 @3-7 @3-8 @3-12 @3-13 @5-12', () => {
    const request = buildEnvironmentRequest(
      {draft, password, botCheck, billing: false},
      surroundings,
    );
    expect(request).toStrictEqual({...signUp, ...tail});
  });

  it('for pro also holds billing, subscription and the return addresses @3-9 @3-10 @3-14 @3-15 @3-16', () => {
    const request = buildEnvironmentRequest(
      {draft, password, botCheck, billing: true},
      surroundings,
    );
    expect(request).toStrictEqual({...signUp, ...paid, ...tail});
  });

  it('keeps the keys of what was left empty @3-12 @3-17 @3-18', () => {
    const request = buildEnvironmentRequest(
      {
        draft: {...draft, telephone: ' ', teamMembers: [], exampleData: 'data'},
        password,
        botCheck: {token: new Secret('token-2'), version: 2},
        billing: false,
      },
      {...surroundings, locale: 'en_US'},
    );
    expect(request).toStrictEqual({
      ...signUp,
      telephone: '',
      teamMembers: [],
      exampleData: true,
      token: 'token-2',
      version: 2,
      test: false,
      locale: 'en_US',
    });
  });
});

it('holds texts without invisible characters, and the password as it was typed @S30', () => {
  const mark = (text: string) => `\u202A${text.slice(0, 1)}\u200B${text.slice(1)}\u00AD\u202C`;
  const marked = <T extends object>(values: T, fields: readonly (keyof T)[]): T => ({
    ...values,
    ...Object.fromEntries(fields.map((field) => [field, mark(String(values[field]))])),
  });
  const [member] = draft.teamMembers;
  const request = buildEnvironmentRequest(
    {
      draft: {
        ...marked(draft, [
          'domainName',
          'firstName',
          'lastName',
          'companyName',
          'email',
          'telephone',
        ]),
        teamMembers: member ? [marked(member, ['firstName', 'lastName', 'email'])] : [],
        billingDetails: marked(draft.billingDetails, [
          'street',
          'houseNumber',
          'postalCode',
          'city',
          'invoiceReference',
        ]),
      },
      password: new Secret(mark('Welkom2024x')),
      botCheck,
      billing: true,
    },
    surroundings,
  );
  expect(request).toStrictEqual({
    ...signUp,
    ...paid,
    ...tail,
    password: mark('Welkom2024x'),
  });
});

it('an upgrade holds what the customer was asked, and nothing of a sign-up begun in the same tab @S33', () => {
  const request = buildEnvironmentRequest(
    {draft, password: undefined, botCheck, billing: true},
    surroundings,
  );
  expect(request).toStrictEqual({domainName: 'acmetest', discount: 14, ...paid, ...tail});
});
