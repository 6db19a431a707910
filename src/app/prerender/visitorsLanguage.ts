import {type Language, supportedLanguage} from '../../i18n/languages.ts';

const attempt = (read: () => string | null | undefined): string => {
  try {
    return read() ?? '';
  } catch {
    return '';
  }
};

/** The language that the translations will detect, from the same places in the same order (contract, Language). */
export const visitorsLanguage = (): Language => {
  const found = [
    attempt(() => new URLSearchParams(location.search).get('lng')),
    attempt(() => /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1]),
    attempt(() => localStorage.getItem('i18nextLng')),
    attempt(() => sessionStorage.getItem('i18nextLng')),
    ...navigator.languages,
  ];
  return found.map(supportedLanguage).find((each) => each !== undefined) ?? 'nl';
};
