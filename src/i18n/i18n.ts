import {createInstance, type i18n as Translations} from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import {initReactI18next} from 'react-i18next';
import {
  FREE_PLAN_USERS,
  INTRODUCTORY_DISCOUNT,
  INVOICE_REFERENCE_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '../../machines/shared/limits.ts';
import en from './en.json';
import {type Language, LANGUAGES, supportedLanguage} from './languages.ts';
import nl from './nl.json';

export type {Translations};

type Settings = {
  brandName: string;
  /** Given where there is no visitor to ask: when pages are made beforehand. */
  language?: Language;
};

/** Where they are refused, asking the detector for them would keep the whole page from starting. */
const canReadCookies = (): boolean => {
  try {
    return typeof document.cookie === 'string';
  } catch {
    return false;
  }
};

const PLACES = ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'];

/**
 * Starts the translations: bundled texts, language from query `lng`, cookie, storages, browser or html tag,
 * nothing cached (specification 9).
 */
export const startI18n = ({brandName, language}: Settings): Translations => {
  const instance = createInstance();
  void instance
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      resources: {nl: {translation: nl}, en: {translation: en}},
      supportedLngs: LANGUAGES,
      fallbackLng: 'nl',
      initAsync: false,
      ...(language && {lng: language}),
      interpolation: {
        escapeValue: false,
        defaultVariables: {
          brand: brandName,
          discount: INTRODUCTORY_DISCOUNT,
          freeUsers: FREE_PLAN_USERS,
          max: INVOICE_REFERENCE_MAX_LENGTH,
          count: PASSWORD_MIN_LENGTH,
        },
      },
      detection: {
        order: canReadCookies() ? PLACES : PLACES.filter((place) => place !== 'cookie'),
        lookupQuerystring: 'lng',
        lookupCookie: 'i18next',
        lookupLocalStorage: 'i18nextLng',
        lookupSessionStorage: 'i18nextLng',
        caches: [],
        convertDetectedLanguage: (tag) => supportedLanguage(tag) ?? 'und',
      },
    });
  return instance;
};
