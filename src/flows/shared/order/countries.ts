import countries from 'i18n-iso-countries';
import {COUNTRY_LABEL_MAX_LENGTH} from '../../../../machines/shared/limits.ts';
import type {Language} from '../../../i18n/languages.ts';

export type CountryOption = {value: string; label: string; fullName: string};

const FIRST = ['NL', 'BE'];
const NAME_KINDS = {nl: 'alias', en: 'official'} as const;

const load = {
  nl: () => import('i18n-iso-countries/langs/nl.json'),
  en: () => import('i18n-iso-countries/langs/en.json'),
} satisfies Record<Language, () => Promise<object>>;

/** As a person counts them; without the segmenter (Firefox before 125) as accents count, which names have. */
const charactersOf = (name: string, language: Language): readonly string[] =>
  'Segmenter' in Intl
    ? [...new Intl.Segmenter(language).segment(name)].map(({segment}) => segment)
    : (name.match(/\P{M}\p{M}*/gu) ?? []);

/** Longer than 22 characters is cut to 22 and an ellipsis, counted as a person counts (specification 3.5). */
export const cutLabel = (name: string, language: Language): string => {
  // Most are short; taking a name apart costs a hundred times as much as its length does.
  if (name.length <= COUNTRY_LABEL_MAX_LENGTH) return name;
  const characters = charactersOf(name, language);
  return characters.length <= COUNTRY_LABEL_MAX_LENGTH
    ? name
    : `${characters.slice(0, COUNTRY_LABEL_MAX_LENGTH).join('')}…`;
};

/** ISO 3166 countries by name, the Netherlands and Belgium first (specification 3.5). Not `toSorted`: new in Firefox 115. */
export const countryOptions = async (language: Language): Promise<readonly CountryOption[]> => {
  countries.registerLocale((await load[language]()).default);
  const names = countries.getNames(language, {select: NAME_KINDS[language]});
  const compare = new Intl.Collator(language).compare;
  const rest = Object.keys(names).filter((code) => !FIRST.includes(code));
  rest.sort((a, b) => compare(names[a] ?? '', names[b] ?? ''));
  return [...FIRST, ...rest].map((code) => {
    const fullName = names[code] ?? code;
    return {value: code, label: cutLabel(fullName, language), fullName};
  });
};
