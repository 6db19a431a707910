import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {tidyDomainName} from '../../../../machines/shared/draft/tidy.ts';
import {
  areDetailsComplete,
  isBillingComplete,
  isDomainName,
  isEmail,
  isFilled,
  isInvoiceReference,
  isStrongPassword,
  passwordRules,
} from '../../../../machines/shared/draft/validity.ts';

describe('a web address', () => {
  test.each([
    'Acme',
    'ACME',
    ' acme ',
    'acme\u200B',
    'acme\u200E',
    'ac\u200Bme',
    'ac\u200Dme',
    'www',
    '2024',
    'a',
    'a'.repeat(63),
    ` ${'a'.repeat(63)} `,
  ])('%j is accepted @B40 @B24', (text) => {
    expect(isDomainName(text)).toBe(true);
  });

  test.each([
    '',
    ' ',
    'acmé',
    '\u0430cme',
    'acme\uFF11',
    '\u017Fcme',
    'a-b',
    'a_b',
    'a.b',
    'a b',
    'acme😀',
    'acme\nb',
    'a'.repeat(64),
    'a'.repeat(300),
  ])('%j is refused @B40 @B24', (text) => {
    expect(isDomainName(text)).toBe(false);
  });

  test('is accepted before it is stored exactly when it is accepted after', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (text) => {
        expect(isDomainName(tidyDomainName(text))).toBe(isDomainName(text));
      }),
      {examples: [['\u212Acme'], ['\u0130nc']]},
    );
  });
});

describe('a password', () => {
  const none = {length: false, uppercase: false, lowercase: false, digit: false};
  const all = {length: true, uppercase: true, lowercase: true, digit: true};

  test.each([
    ['', none],
    ['Welkom2024x', all],
    ['Abcdef12', all],
    ['Abcde12', {...all, length: false}],
    ['abcdefgH1 ', all],
    ['Éléphant12', {...all, uppercase: false}],
    ['PASSWORD1é', {...all, lowercase: false}],
    ['ÀÉabc123', {...all, uppercase: false}],
    ['Abcdefg\u0661', {...all, digit: false}],
    ['ABCDEFG1', {...all, lowercase: false}],
    ['Abcdefgh', {...all, digit: false}],
    ['Ab1😀😀😀', {...all, length: false}],
    ['Ab1😀😀😀😀😀', all],
    [`Ab1${'x'.repeat(197)}`, all],
    ['        ', {...none, length: true}],
  ])('%j meets %o @5-4 @B43', (password, rules) => {
    expect(passwordRules(password)).toEqual(rules);
  });

  test('is strong when every rule is met, and then only @S13 @B43', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme', maxLength: 20}), (password) => {
        const {length, uppercase, lowercase, digit} = passwordRules(password);
        expect(isStrongPassword(password)).toBe(length && uppercase && lowercase && digit);
      }),
      {examples: [['Welkom2024x'], ['Abcde12']]},
    );
  });
});

describe('an e-mail address', () => {
  test.each([
    'jan@example.test',
    'jan+proef@example.test',
    "o'brien@example.test",
    'j@x.amsterdam',
    'a.b-c_d@sub.example.co.uk',
    'JAN@EXAMPLE.TEST',
    `${'a'.repeat(64)}@${'b'.repeat(176)}.test`,
    'jan@exämple.test',
    ' jan@example.test\u00A0',
    'mailto:jan@example.test',
    '\u202Ajan@example.test\u202C',
    'jan@exam\u200Bple.test',
    'jan@example.test\u0000',
  ])('%j is accepted @B40', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'jan',
    'jan@',
    '@example.test',
    'jan@x',
    'jan@x.',
    'jan@.test',
    'jan@x..test',
    'a@b@c',
    'a@b@c.test',
    'jan..x@',
    'jan..x@example.test',
    '.jan@example.test',
    'jan.@example.test',
    'jan@x,nl',
    'jan de tester@example.test',
    'Jan <jan@example.test>',
    'jan@example.test;piet@example.test',
  ])('%j is refused @B40', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('names', () => {
  test.each([
    "O'Shea",
    "van 't Hof",
    'd’Hondt',
    'Łukasz',
    'Renée-Éloïse',
    'E',
    '李',
    'דוד',
    '3M BV',
  ])('%j counts as filled in @B41', (name) => {
    expect(isFilled(name)).toBe(true);
  });

  const blanks = [
    '\u200E',
    '\u3164',
    '\u00AD',
    '\u2800',
    '\u115F\u1160',
    '\uFFA0',
    '\uFE0F',
    '\u0000',
  ];

  test.each(['', ' ', '\t\n', '\u00A0', '\u200B\uFEFF', '\u200D', ...blanks])(
    '%j counts as empty @B39',
    (name) => {
      expect(isFilled(name)).toBe(false);
    },
  );
});

describe('the details step', () => {
  const details = {
    firstName: 'Jan',
    lastName: 'de Tester',
    companyName: '@Home & Co.',
    email: 'jan@example.test',
    telephone: '+32 470 12 34 56',
  };

  test('may be left when everything is filled in', () => {
    expect(areDetailsComplete(details, true)).toBe(true);
  });

  test.each(['firstName', 'lastName', 'companyName', 'email'] as const)(
    'may not be left without %s',
    (field) => {
      expect(areDetailsComplete({...details, [field]: ' '}, false)).toBe(false);
    },
  );

  test('may be left without a telephone number only where it is optional', () => {
    const without = {...details, telephone: ''};
    expect([areDetailsComplete(without, true), areDetailsComplete(without, false)]).toEqual([
      false,
      true,
    ]);
  });

  test.each(['(020) 123 45 67', '0032470123456', '020-1234567'])(
    'takes the telephone number %j as text',
    (telephone) => {
      expect(areDetailsComplete({...details, telephone}, true)).toBe(true);
    },
  );
});

describe('the billing step', () => {
  const billing = {
    street: 'Teststraat',
    houseNumber: '12 A bis',
    postalCode: '1234 AB',
    city: 'Proefstad',
    countryCode: 'NL',
    invoiceReference: '',
  };

  test.each(['12A', '44-bis', '3HS', '1-TRAF', '12 bus 4', '7/3'])(
    'takes the house number %j',
    (houseNumber) => {
      expect(isBillingComplete({...billing, houseNumber})).toBe(true);
    },
  );

  test.each(['street', 'houseNumber', 'postalCode', 'city', 'countryCode'] as const)(
    'may not be left without %s',
    (field) => {
      expect(isBillingComplete({...billing, [field]: ''})).toBe(false);
    },
  );

  test.each([
    ['', true],
    ['x'.repeat(30), true],
    ['é'.repeat(30), true],
    ['😀'.repeat(30), true],
    [` ${'x'.repeat(30)} `, true],
    ['x'.repeat(31), false],
    ['😀'.repeat(31), false],
  ])('takes the invoice reference %j: %s', (invoiceReference, taken) => {
    expect([
      isInvoiceReference(invoiceReference),
      isBillingComplete({...billing, invoiceReference}),
    ]).toEqual([taken, taken]);
  });
});
