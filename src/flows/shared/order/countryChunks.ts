import {createChunk, type Chunk} from '../../../browser/chunk.ts';
import {type Language, LANGUAGES} from '../../../i18n/languages.ts';
import type {CountryOption} from './countries.ts';

const countries = (language: Language) =>
  createChunk(`countries.${language}`, async () => {
    const {countryOptions} = await import('./countries.ts');
    return countryOptions(language);
  });

/** The countries by the names that each language has for them; without them, the two that the form is made for remain. */
export const countryChunks = Object.fromEntries(
  LANGUAGES.map((language) => [language, countries(language)]),
) as Record<Language, Chunk<readonly CountryOption[]>>;
