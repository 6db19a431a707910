/** Invented people and addresses, as they are typed. */
export const PASSWORD = 'Welkom2024x';

export const JAN = {
  firstName: 'Jan',
  lastName: 'de Tester',
  companyName: 'Proefbedrijf BV',
  email: 'jan@example.test',
  telephone: '0201234567',
};

export const PIET = {firstName: 'Piet', lastName: 'Proef', email: 'piet@example.test'};

export const BILLING = {
  street: 'Teststraat',
  houseNumber: '12',
  postalCode: '1234 AB',
  city: 'Proefstad',
  countryCode: 'NL',
  invoiceReference: 'PO 2024-7',
};
