import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
  emailKey,
  tidyDomainName,
  tidyEmail,
  tidyPostalCode,
  tidyText,
} from '../../../../machines/shared/draft/tidy.ts';

const whiteSpace = ['  ', '\t', '\n', '\r\n', '\u00A0', '\u2003', '\u2028'];

/** Every sign of Unicode that shows nothing and is no white space, but the two that join letters. */
const invisible = Array.from({length: 0x11_00_00}, (_, code) => code)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code))
  .filter(
    (sign) =>
      /\p{Cf}|\p{Default_Ignorable_Code_Point}|\p{Cc}|\u2800|\u{16FE4}|\u{1D159}/u.test(sign) &&
      !/[\t-\r\u200C\u200D]/.test(sign),
  );
const JOINERS = ['\u200C', '\u200D'];
/** Choose the form of the letter before them. */
const SELECTORS = /[\u180B-\u180F\u{E0100}-\u{E01EF}]/u;

const world = [
  "van 't Hof",
  'Renée-Éloïse',
  'Łukasz Żak',
  'دوד',
  'محمد\u200Cرضا',
  'נָדָב',
  'क्\u200Dष',
  'ශ්\u200Dරී',
  'ཀྵ',
  '葛\u{E0100}城',
  'ᠮᠣᠩᠭᠣᠯ\u180B',
  '👩\u200D💻 BV',
  'g\u0303',
  'Nguyễn',
];

const anyText = fc.oneof(
  fc.string({unit: 'grapheme'}),
  fc.string({unit: 'binary'}),
  fc
    .array(fc.constantFrom(...invisible, ...JOINERS, ...whiteSpace, ...world, 'a', 'É', '7'))
    .map((parts) => parts.join('')),
);

describe('text', () => {
  test.each(whiteSpace)('loses %j at both ends and nowhere else @B39', (edge) => {
    expect(tidyText(`${edge}van 't${edge}Hof${edge}`)).toBe(`van 't${edge}Hof`);
  });

  test('loses every invisible character, wherever it stands @S30 @F3', () => {
    expect(invisible.length).toBeGreaterThan(4000);
    expect(invisible.filter((sign) => tidyText(`${sign}Ja${sign}n ${sign}`) !== 'Jan')).toEqual([]);
  });

  test('of invisible characters is empty, in any number and order @S30', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...invisible, ...JOINERS, ...whiteSpace)), (signs) => {
        expect(tidyText(signs.join(''))).toBe('');
      }),
      {numRuns: 2000, examples: [[['\u180B', '\u200D', '\u180B']], [['\u{E0100}', '\u200D']]]},
    );
  });

  test('means the same with invisible characters in it @F3', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...world),
        fc.constantFrom(...invisible.filter((sign) => !SELECTORS.test(sign))),
        fc.nat(),
        (name, sign, place) => {
          const signs = [...name];
          signs.splice(place % (signs.length + 1), 0, sign);
          expect(tidyText(signs.join(''))).toBe(tidyText(name));
        },
      ),
      {numRuns: 1000},
    );
  });

  test.each(world)('%j is an existing name and stays as it is @S30', (name) => {
    expect(tidyText(name)).toBe(name.normalize('NFC'));
    expect(tidyText(name)).toHaveLength(name.normalize('NFC').length);
  });

  test.each(JOINERS)('keeps %j between letters alone', (joiner) => {
    const signs = ['a', joiner, 'b', joiner, ' ', joiner, 'c', joiner];
    expect(tidyText(signs.join(''))).toBe(`a${joiner}b c`);
    expect(tidyText(`1${joiner}2 x${joiner}${joiner}y`)).toBe('12 xy');
  });

  test('is the same however its accents were typed', () => {
    expect(tidyText('Rene\u0301e')).toBe('Renée');
    expect(tidyText('Rene\u200B\u0301e')).toBe('Renée');
  });

  test('keeps a very long run of spaces inside', () => {
    const pasted = `a${' '.repeat(200_000)}a`;
    expect(tidyText(` ${pasted} `)).toBe(pasted);
  });

  test('that is tidy stays as it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const tidied = tidyText(text);
        expect(tidyText(tidied)).toBe(tidied);
        expect(tidied).toBe(tidied.normalize('NFC').trim());
      }),
      {numRuns: 1000},
    );
  });
});

describe('an e-mail address', () => {
  test.each([
    [' jan@example.test ', 'jan@example.test'],
    ['mailto:jan@example.test', 'jan@example.test'],
    [' MAILTO: Jan@Example.test\n', 'Jan@Example.test'],
    ['jan+proef@example.test', 'jan+proef@example.test'],
    ['mailto@example.test', 'mailto@example.test'],
    ['\u202Ajan@example.test\u202C', 'jan@example.test'],
    ['j\u200Dan@exam\u200Bple\u00AD.test\u200E', 'jan@example.test'],
    ['\u0000mail\u200Bto:\u3164jan@example.test\uFE0F', 'jan@example.test'],
  ])('%j is read as %j @B39', (typed, meant) => {
    expect(tidyEmail(typed)).toBe(meant);
  });

  test.each([
    ['Jan@Example.Test', 'jan@example.test'],
    ['\u00A0mailto:JAN@example.test ', 'jan@example.test'],
    ['jan@example.test\u200E', 'jan@example.test'],
    ['rene\u0301e@example.test', 'renée@example.test'],
  ])('%j is the same mailbox as %j', (one, other) => {
    expect(emailKey(one)).toBe(emailKey(other));
  });
});

describe('a web address', () => {
  test.each([
    ['ACME', 'acme'],
    [' AcmeTest\u200B', 'acmetest'],
    ['acmé', 'acmé'],
    ['acme\u200E', 'acme'],
    ['ac\u200Dme\u00AD', 'acme'],
    ['\u017Fcme', '\u017Fcme'],
    ['\u212Acme', 'kcme'],
  ])('%j is stored as %j @3-4', (typed, stored) => {
    expect(tidyDomainName(typed)).toBe(stored);
  });
});

describe('a postal code', () => {
  test.each([
    ['1234ab', 'NL', '1234 AB'],
    ['1234ab', '', '1234 AB'],
    [' 1234  Ab ', 'NL', '1234 AB'],
    ['1234\u200Bab\u202C', 'NL', '1234 AB'],
    ['1234 AB', 'NL', '1234 AB'],
    ['1234ab', 'BE', '1234ab'],
    ['3583', 'BE', '3583'],
    ['3583', 'NL', '3583'],
    ['D02 AF30', 'IE', 'D02 AF30'],
    ['1234abc', 'NL', '1234abc'],
    ['', 'NL', ''],
  ])('%j in country %j becomes %j', (typed, country, stored) => {
    expect(tidyPostalCode(typed, country)).toBe(stored);
  });
});
