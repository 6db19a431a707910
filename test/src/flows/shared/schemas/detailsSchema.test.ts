// @vitest-environment node
import {describe, expect, it} from 'vitest';
import {detailsSchema} from '../../../../../src/flows/shared/schemas/detailsSchema.ts';
import {errorsOf} from '../../../../support/screens/schemaErrors.ts';

const details = {
  firstName: 'Jan',
  lastName: 'de Tester',
  companyName: 'Proefbedrijf BV',
  email: 'jan@example.test',
  telephone: '0201234567',
};
const schema = detailsSchema(true);

it('complete details have no errors', async () => {
  expect(await errorsOf(schema, details)).toEqual({});
});

it('empty details miss every field', async () => {
  const empty = {firstName: '', lastName: '', companyName: '', email: '', telephone: ''};
  expect(await errorsOf(schema, empty)).toEqual({
    firstName: 'form.missing.firstName',
    lastName: 'form.missing.lastName',
    companyName: 'form.missing.companyName',
    email: 'form.missing.email',
    telephone: 'form.missing.telephone',
  });
});

it.each(['firstName', 'lastName', 'companyName', 'email', 'telephone'])(
  '%s of only white space counts as empty',
  async (field) => {
    expect(await errorsOf(schema, {...details, [field]: ' \t\u00A0\u200B'})).toEqual({
      [field]: `form.missing.${field}`,
    });
  },
);

it('the telephone number may be left out where it is optional', async () => {
  const without = {...details, telephone: ''};
  expect(await errorsOf(detailsSchema(false), without)).toEqual({});
});

describe('an e-mail address', () => {
  it.each([
    'jan+proef@example.test',
    "o'brien@example.test",
    'j@x.amsterdam',
    'a.b-c_d@sub.example.co.uk',
    'JAN@EXAMPLE.TEST',
    'jan@exämple.test',
    ' jan@example.test ',
    'jan@example.test\u00A0',
    'jan@example.test\n',
    '\tjan@example.test',
    'mailto:jan@example.test',
    `${'a'.repeat(64)}@${'b'.repeat(175)}.test`,
  ])('%j is accepted @B40', async (email) => {
    expect(await errorsOf(schema, {...details, email})).toEqual({});
  });

  it.each(['jan', 'jan@', 'jan@x', 'a@b@c', 'jan..x@', 'jan@x,nl', '@example.test', 'jan @x.nl'])(
    '%j is refused @5-8',
    async (email) => {
      expect(await errorsOf(schema, {...details, email})).toEqual({
        email: 'form.validation.email',
      });
    },
  );
});

describe('a name', () => {
  it.each([
    "O'Shea",
    "van 't Hof",
    'd’Hondt',
    'Łukasz',
    'Renée-Éloïse',
    'E',
    '李',
    'דוד',
    '3M BV',
    '@Home & Co.',
    'x'.repeat(200),
  ])('%j is accepted @B40', async (name) => {
    const named = {...details, firstName: name, lastName: name, companyName: name};
    expect(await errorsOf(schema, named)).toEqual({});
  });
});

it.each(['+32 470 12 34 56', '+31201234567', '0032470123456', '(020) 123 45 67', '020-1234567'])(
  'the telephone number %j is accepted as text @S18 @B44',
  async (telephone) => {
    expect(await errorsOf(schema, {...details, telephone})).toEqual({});
  },
);
