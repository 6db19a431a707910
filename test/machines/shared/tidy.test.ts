import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
  emailKey,
  tidyDomainName,
  tidyEmail,
  tidyPostalCode,
  tidyText,
} from '../../../machines/shared/tidy.ts';

const invisibleEdges = ['  ', '\t', '\n', '\r\n', '\u00A0', '\u200B', '\u200D', '\u2060', '\uFEFF'];

describe('text', () => {
  test.each(invisibleEdges)('loses %j at both ends and nowhere else', (edge) => {
    expect(tidyText(`${edge}van 't${edge}Hof${edge}`)).toBe(`van 't${edge}Hof`);
  });

  test('of invisible characters only is empty', () => {
    expect(tidyText(invisibleEdges.join(''))).toBe('');
  });

  test('keeps a very long run of spaces inside', () => {
    const pasted = `a${' '.repeat(200_000)}a`;
    expect(tidyText(` ${pasted} `)).toBe(pasted);
  });

  test('that is tidy stays as it is', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (text) => {
        const tidied = tidyText(text);
        expect(tidyText(tidied)).toBe(tidied);
        expect(text).toContain(tidied);
      }),
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
  ])('%j is read as %j', (typed, meant) => {
    expect(tidyEmail(typed)).toBe(meant);
  });

  test.each([
    ['Jan@Example.Test', 'jan@example.test'],
    ['\u00A0mailto:JAN@example.test ', 'jan@example.test'],
  ])('%j is the same mailbox as %j', (one, other) => {
    expect(emailKey(one)).toBe(emailKey(other));
  });
});

describe('a web address', () => {
  test.each([
    ['ACME', 'acme'],
    [' AcmeTest\u200B', 'acmetest'],
    ['acmé', 'acmé'],
    ['\u212Acme', '\u212Acme'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(tidyDomainName(typed)).toBe(stored);
  });
});

describe('a postal code', () => {
  test.each([
    ['1234ab', 'NL', '1234 AB'],
    ['1234ab', '', '1234 AB'],
    [' 1234  Ab ', 'NL', '1234 AB'],
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
