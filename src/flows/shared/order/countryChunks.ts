import {type Chunk, createChunk} from '../../../browser/chunk.ts';
import {type Language, LANGUAGES} from '../../../i18n/languages.ts';
import type {CountryOption} from './countries.ts';

const countries = (language: Language) =>
  createChunk(`countries.${language}`, async () => {
    const {countryOptions} = await import('./countries.ts');
    return countryOptions(language);
  });

/** The names of the countries in each language, loaded on demand; until then only the two most frequent. */
export const countryChunks = Object.fromEntries(
  LANGUAGES.map((language) => [language, countries(language)]),
) as Record<Language, Chunk<readonly CountryOption[]>>;
