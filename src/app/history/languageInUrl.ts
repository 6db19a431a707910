import {type Language, supportedLanguage} from '../../i18n/languages.ts';
import {withParameter} from './query.ts';

const LANGUAGE_PARAMETER = 'lng';

/** The language that the address asks for, if it is one of ours. */
export const languageIn = (search: string): Language | undefined =>
  supportedLanguage(new URLSearchParams(search).get(LANGUAGE_PARAMETER));

/** The query with that language, everything else left alone. */
export const withLanguage = (search: string, language: string): string =>
  withParameter(search, LANGUAGE_PARAMETER, language);

/** Adds this query to the links that switch the language. */
export const keepQuery = (root: ParentNode, search: string): void => {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    link.href = withLanguage(search, link.hreflang);
  }
};
