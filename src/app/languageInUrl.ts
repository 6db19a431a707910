import {type Language, supportedLanguage} from '../i18n/languages.ts';

const LANGUAGE_PARAMETER = 'lng';

/** The language that the address asks for, if it is one of ours. */
export const languageIn = (search: string): Language | undefined =>
  supportedLanguage(new URLSearchParams(search).get(LANGUAGE_PARAMETER) ?? '');

/** The query with that language, everything else left alone. */
export const withLanguage = (search: string, language: string): string => {
  const query = new URLSearchParams(search);
  query.set(LANGUAGE_PARAMETER, language);
  return `?${query}`;
};
