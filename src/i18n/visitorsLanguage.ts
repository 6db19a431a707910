import {type Language, supportedLanguage} from './languages.ts';

/** What is read, empty where there is nothing or where a browser refuses it. */
export const attempt = (read: () => string | null | void): string => {
  try {
    return read() ?? '';
  } catch {
    return '';
  }
};

/**
 * The visitor's language: query `lng`, cookie, storages, browser or html tag, the first supported one found
 * (specification 9.3). Looks without keeping anything, and wherever it is refused it goes on.
 */
export const visitorsLanguage = (): Language => {
  const found = [
    attempt(() => new URLSearchParams(location.search).get('lng')),
    attempt(() => /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1]),
    attempt(() => localStorage.getItem('i18nextLng')),
    attempt(() => sessionStorage.getItem('i18nextLng')),
    // Some embedded web views know no list.
    ...((navigator.languages as readonly string[] | undefined) ?? [navigator.language]),
    document.documentElement.lang,
  ];
  return found.map(supportedLanguage).find((each) => each !== undefined) ?? 'nl';
};
