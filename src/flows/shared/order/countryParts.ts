import {createPart, type Part} from '../../../browser/part.ts';
import {type Language, LANGUAGES} from '../../../i18n/languages.ts';
import type {CountryOption} from './countries.ts';

const countries = (language: Language) =>
  createPart(`countries.${language}`, async () => {
    const {countryOptions} = await import('./countries.ts');
    return countryOptions(language);
  });

/** The countries by the names that each language has for them; without them, the two that the form is made for remain. */
export const countryParts = Object.fromEntries(
  LANGUAGES.map((language) => [language, countries(language)]),
) as Record<Language, Part<readonly CountryOption[]>>;
