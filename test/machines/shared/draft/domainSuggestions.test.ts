import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
  companyDomainNames,
  domainSuggestions,
} from '../../../../machines/shared/draft/domainSuggestions.ts';
import {isDomainName} from '../../../../machines/shared/draft/validity.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const domainName = fc.string({unit: fc.constantFrom(...letters), minLength: 1, maxLength: 63});
const companyName = fc.oneof(fc.string({unit: 'grapheme', maxLength: 100}), domainName);

describe('other web addresses', () => {
  test('begin with the name of the company', () => {
    expect(domainSuggestions('acmetest', 'Renée & Zonen B.V.')).toEqual([
      'reneezonenbv',
      'acmetestteam',
      'acmetesttest',
      'acmetestnl',
      'acmetestqa',
      'acmetest1',
      'acmetest2',
    ]);
  });

  test('leave the company out while it is unknown or is itself the taken name', () => {
    const others = ['acmeteam', 'acmetest', 'acmenl', 'acmeqa', 'acme1', 'acme2'];
    expect(domainSuggestions('Acme', '')).toEqual(others);
    expect(domainSuggestions('acme', 'ACME!')).toEqual(others);
    expect(domainSuggestions('acme', '李')).toEqual(others);
  });

  test('make room for the ending of a name that is as long as can be', () => {
    const longest = 'a'.repeat(63);
    expect(domainSuggestions(longest, '')).toEqual([
      `${'a'.repeat(59)}team`,
      `${'a'.repeat(59)}test`,
      `${'a'.repeat(61)}nl`,
      `${'a'.repeat(61)}qa`,
      `${'a'.repeat(62)}1`,
      `${'a'.repeat(62)}2`,
    ]);
  });

  test('are valid, lower case, different, and never the taken name', () => {
    fc.assert(
      fc.property(domainName, companyName, (taken, company) => {
        const names = domainSuggestions(taken, company);
        expect(names.filter((name) => !isDomainName(name))).toEqual([]);
        expect(names.filter((name) => name !== name.toLowerCase())).toEqual([]);
        expect([...new Set(names)]).toEqual(names);
        expect(names).not.toContain(taken.toLowerCase());
        expect(names.length).toBeGreaterThanOrEqual(5);
      }),
      {
        examples: [
          ['acme1', 'acme2'],
          [`${'a'.repeat(62)}1`, '\u212Aelvin'],
        ],
      },
    );
  });
});

describe('web addresses made of a company’s name', () => {
  test.each([
    ['Proefbedrijf BV', ['proefbedrijf', 'proefbedrijfbv']],
    ['Renée & Zonen B.V.', ['reneezonen', 'reneezonenbv']],
    ['3M', ['3m']],
    ['Großhandel Müller', ['grosshandelmuller']],
    ['STRAẞE', ['strasse']],
    ['Ærø Œuvre', ['aerooeuvre']],
    ['Łódź Đakovo', ['lodzdakovo']],
    ['Ðóra Þór', ['dorathor']],
    ['Ĳsselmeer ĳs', ['ijsselmeerijs']],
    ['Isparta ılıca İzmir', ['ispartailicaizmir']],
    ['Ħal Ŧana', ['haltana']],
    ['Əli Ǿ', ['elio']],
    ['BV', ['bv']],
    [' 李 ', []],
    ['', []],
  ])('%j: %j @F17', (company, names) => {
    expect(companyDomainNames(company)).toEqual(names);
  });

  test('lose no letter of a European alphabet @F17', () => {
    const letters = Array.from({length: 0x180 - 0xc0}, (_, at) => String.fromCharCode(0xc0 + at));
    const ofEurope = letters.filter((letter) => /\p{L}/u.test(letter));
    expect(ofEurope.filter((letter) => companyDomainNames(letter).length === 0)).toEqual([]);
  });

  test('are valid, whatever the company is called', () => {
    fc.assert(
      fc.property(companyName, (company) => {
        expect(companyDomainNames(company).filter((name) => !isDomainName(name))).toEqual([]);
      }),
    );
  });
});
