// @vitest-environment node
import {afterEach, describe, expect, it, vi} from 'vitest';
import countries from 'i18n-iso-countries';
import {countryOptions, cutLabel} from '../../../../../src/flows/shared/order/countries.ts';
import {LANGUAGES} from '../../../../../src/i18n/languages.ts';

const OPTIONS = {nl: await countryOptions('nl'), en: await countryOptions('en')};

const count = (text: string) => [...new Intl.Segmenter().segment(text)].length;

describe('a label', () => {
  it.each([
    ['of 22 characters stays whole', 'Dominicaanse Republiek', 'Dominicaanse Republiek'],
    ['of 23 characters is cut to 22', 'Dominicaanse Republieks', 'Dominicaanse Republiek…'],
    [
      'is cut to exactly 22, also where the last is a space',
      'Franse Gebieden in de Zuid',
      'Franse Gebieden in de …',
    ],
    ['of 22 accents in composed form stays whole', 'é'.repeat(22), 'é'.repeat(22)],
    ['of 22 accents in decomposed form stays whole', 'e\u0301'.repeat(22), 'e\u0301'.repeat(22)],
    ['of 23 accents in composed form is cut', 'é'.repeat(23), `${'é'.repeat(22)}…`],
    ['of 23 accents in decomposed form is cut', 'e\u0301'.repeat(23), `${'e\u0301'.repeat(22)}…`],
    ['is never cut inside a sign of two code units', '𝒩'.repeat(23), `${'𝒩'.repeat(22)}…`],
    ['is never cut inside a flag', '🇳🇱'.repeat(23), `${'🇳🇱'.repeat(22)}…`],
  ])('%s', (_, name, label) => {
    expect(cutLabel(name, 'nl')).toBe(label);
  });
});

describe('in a browser without the segmenter (Firefox before 125)', () => {
  afterEach(() => vi.unstubAllGlobals());
  const withoutSegmenter = () => {
    const {Segmenter: _, ...older} = Object.getOwnPropertyDescriptors(Intl);
    vi.stubGlobal('Intl', Object.defineProperties({}, older));
  };

  it.each(LANGUAGES)('the list in %s is the same @3-23 @F9', async (language) => {
    withoutSegmenter();
    expect(Intl).not.toHaveProperty('Segmenter');
    expect(await countryOptions(language)).toEqual(OPTIONS[language]);
  });

  it.each([
    ['e\u0301'.repeat(23), `${'e\u0301'.repeat(22)}…`],
    ['𝒩'.repeat(23), `${'𝒩'.repeat(22)}…`],
    ['e\u0301'.repeat(22), 'e\u0301'.repeat(22)],
  ])('%s is cut to %s', (name, label) => {
    withoutSegmenter();
    expect(cutLabel(name, 'nl')).toBe(label);
  });
});

it('the list is sorted without what Firefox has had since 115 only @F9', async () => {
  const sorting = vi.spyOn(Array.prototype, 'toSorted').mockImplementation(() => {
    throw new TypeError('toSorted is not a function');
  });
  const lists = await Promise.all(LANGUAGES.map(countryOptions)).finally(() =>
    sorting.mockRestore(),
  );
  expect(lists).toEqual(LANGUAGES.map((language) => OPTIONS[language]));
});

describe.each(LANGUAGES)('the countries in %s', (language) => {
  const options = OPTIONS[language];

  it('hold every ISO 3166 code once @3-22', () => {
    expect(options.map(({value}) => value).toSorted()).toEqual(
      Object.keys(countries.getAlpha2Codes()).toSorted(),
    );
  });

  it('have no two labels alike @3-22 @B50', () => {
    expect(new Set(options.map(({label}) => label)).size).toBe(options.length);
  });

  it('have labels of at most 22 characters, or of exactly 22 and an ellipsis @3-23 @9-6', () => {
    const lengths = options.map(({label}) => count(label.replace(/…$/, '')));
    const isRight = (length: number, at: number) =>
      options[at]?.label.endsWith('…') ? length === 22 : length <= 22;
    expect(lengths.filter((length, at) => !isRight(length, at))).toEqual([]);
  });

  it('cut exactly the names of more than 22 characters @3-23 @S19 @B50', () => {
    const cut = options.filter(({label}) => label.endsWith('…'));
    expect(cut.map(({value}) => value)).toEqual(
      options.filter(({fullName}) => count(fullName) > 22).map(({value}) => value),
    );
    expect(cut.every(({label, fullName}) => fullName.startsWith(label.slice(0, -1)))).toBe(true);
    expect(cut.length).toBeGreaterThan(0);
  });

  it('stand in the order of the alphabet after the first two', () => {
    const names = options.slice(2).map(({fullName}) => fullName);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
  });
});

it.each([
  ['nl', ['Nederland', 'België', 'Afghanistan']],
  ['en', ['Netherlands', 'Belgium', 'Afghanistan']],
] as const)('in %s the list begins with %j @3-24 @S19', (language, first) => {
  expect(OPTIONS[language].slice(0, 3).map(({fullName}) => fullName)).toEqual(first);
});

it.each([
  ['bel', 'BE'],
  ['ned', 'NL'],
  ['dui', 'DE'],
  ['fra', 'FR'],
])('typing %j in the Dutch list finds %s first @S19 @B50', (typed, code) => {
  const found = OPTIONS.nl.find(({label}) => label.toLowerCase().startsWith(typed));
  expect(found?.value).toBe(code);
});
