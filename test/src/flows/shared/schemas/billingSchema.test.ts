// @vitest-environment node
import {describe, expect, it} from 'vitest';
import {billingSchema} from '../../../../../src/flows/shared/schemas/billingSchema.ts';
import {errorsOf} from '../../../../support/screens/schemaErrors.ts';

const billing = {
  domainName: '',
  street: 'Teststraat',
  houseNumber: '12',
  postalCode: '1234 AB',
  city: 'Proefstad',
  countryCode: 'NL',
  invoiceReference: '',
};
const schema = billingSchema(false);

it('complete billing details have no errors, with or without a reference @3-11', async () => {
  expect(await errorsOf(schema, billing)).toEqual({});
  expect(await errorsOf(schema, {...billing, invoiceReference: 'PO-2024/17'})).toEqual({});
});

it('empty billing details miss everything but the reference', async () => {
  const empty = Object.fromEntries(Object.keys(billing).map((field) => [field, '']));
  expect(await errorsOf(schema, empty)).toEqual({
    street: 'form.missing.street',
    houseNumber: 'form.missing.houseNumber',
    postalCode: 'form.missing.postalCode',
    city: 'form.missing.city',
    countryCode: 'form.missing.countryCode',
  });
});

it.each(['street', 'houseNumber', 'postalCode', 'city'])(
  '%s of only white space counts as empty',
  async (field) => {
    expect(await errorsOf(schema, {...billing, [field]: ' \u00A0'})).toEqual({
      [field]: `form.missing.${field}`,
    });
  },
);

it.each(['12A', '12 A bis', '44-bis', '3HS', '1-TRAF', '12 bus 4', '7/3', '25 1'])(
  'the house number %j is accepted @B45',
  async (houseNumber) => {
    expect(await errorsOf(schema, {...billing, houseNumber})).toEqual({});
  },
);

it.each([
  ['NL', '1234 AB'],
  ['NL', '1234ab'],
  ['NL', '3583'],
  ['BE', '3583'],
  ['DE', '10115'],
  ['IE', 'D02 X285'],
  ['AE', '-'],
])('in %s the postal code %j is accepted @S17 @B45', async (countryCode, postalCode) => {
  expect(await errorsOf(schema, {...billing, countryCode, postalCode})).toEqual({});
});

it.each([
  ['30 characters', 'x'.repeat(30), {}],
  ['30 characters between spaces', ` ${'x'.repeat(30)} `, {}],
  ['30 characters of two code units each', '😀'.repeat(30), {}],
  ['31 characters', 'x'.repeat(31), {invoiceReference: 'form.validation.invoicereference'}],
])('an invoice reference of %s: %j gives %o @5-15', async (_, invoiceReference, errors) => {
  expect(await errorsOf(schema, {...billing, invoiceReference})).toEqual(errors);
});

describe('the web address of the environment', () => {
  const asking = billingSchema(true);

  it('is required where it is asked for', async () => {
    expect(await errorsOf(asking, billing)).toEqual({domainName: 'form.validation.domainname'});
  });

  it('is letters and digits only where it is asked for', async () => {
    expect(await errorsOf(asking, {...billing, domainName: 'acme-test'})).toEqual({
      domainName: 'form.validation.domainname',
    });
    expect(await errorsOf(asking, {...billing, domainName: 'AcmeTest'})).toEqual({});
  });

  it('is not looked at where it is known', async () => {
    expect(await errorsOf(schema, {...billing, domainName: 'acme-test'})).toEqual({});
  });
});
