// @vitest-environment node
import {describe, expect, it} from 'vitest';
import {accountSchema} from '../../../../../src/flows/shared/schemas/accountSchema.ts';
import {errorsOf} from '../../../../support/screens/schemaErrors.ts';

const account = {domainName: 'acmetest', password: 'Welkom2024x', acceptTermsAndConditions: true};

it('a complete account has no errors', async () => {
  expect(await errorsOf(accountSchema, account)).toEqual({});
});

it('an empty account names the rule of each field @5-5', async () => {
  const empty = {domainName: '', password: '', acceptTermsAndConditions: false};
  expect(await errorsOf(accountSchema, empty)).toEqual({
    domainName: 'form.validation.domainname',
    password: 'form.validation.password',
    acceptTermsAndConditions: 'form.validation.terms',
  });
});

describe('the web address', () => {
  it.each([
    'acmetest',
    'Acme',
    'ACME',
    '2024',
    'www',
    ' acme ',
    'acme\u200B',
    'ac\u200Bme',
    'a'.repeat(63),
  ])('%j is accepted @S12 @S13 @B24', async (domainName) => {
    expect(await errorsOf(accountSchema, {...account, domainName})).toEqual({});
  });

  it.each([
    '   ',
    'a-b',
    'a_b',
    'a.b',
    'a b',
    'acmé',
    '\u0430cme',
    'acme\uFF11',
    '\u017Fcme',
    'acme🙂',
    'a'.repeat(64),
    'a'.repeat(300),
  ])('%j is refused @5-1 @S12 @B24', async (domainName) => {
    expect(await errorsOf(accountSchema, {...account, domainName})).toEqual({
      domainName: 'form.validation.domainname',
    });
  });
});

describe('the password', () => {
  it.each([
    'Abcdef12',
    'PASSWORD1a',
    'Éléphant12A',
    'abcdefgH1 ',
    'Abcdef1🙂',
    `Aa1${'x'.repeat(197)}`,
  ])('%j is accepted @S12 @S13 @B24', async (password) => {
    expect(await errorsOf(accountSchema, {...account, password})).toEqual({});
  });

  it.each([
    ['7 characters', 'Abcde12'],
    ['no uppercase letter but an accented one', 'Éléphant12'],
    ['no lowercase letter but an accented one', 'PASSWORD1é'],
    ['no digit', 'Abcdefgh'],
    ['no letters', '12345678'],
    ['spaces only', '        '],
  ])('with %s is refused: %j @5-4 @9-3', async (_, password) => {
    expect(await errorsOf(accountSchema, {...account, password})).toEqual({
      password: 'form.validation.password',
    });
  });
});
