import {createInstance, type i18n as Translations} from 'i18next';
import {initReactI18next} from 'react-i18next';
import {
  FREE_PLAN_USERS,
  INTRODUCTORY_DISCOUNT,
  INVOICE_REFERENCE_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  TRIAL_DAYS,
} from '../../machines/shared/limits.ts';
import {type Language, LANGUAGES} from './languages.ts';
import {awaitTexts, loadTexts} from './texts.ts';

export type {Translations};

type Settings = {brandName: string; language: Language};

const NAMESPACE = 'translation';

/** Starts the translations with bundled texts, those of one language (specification 7.3 and 9.3). */
export const startI18n = async ({brandName, language}: Settings): Promise<Translations> => {
  const instance = createInstance();
  const texts = await loadTexts(language);
  void instance.use(initReactI18next).init({
    resources: {[language]: {[NAMESPACE]: texts}},
    supportedLngs: LANGUAGES,
    fallbackLng: 'nl',
    initAsync: false,
    lng: language,
    interpolation: {
      escapeValue: false,
      defaultVariables: {
        brand: brandName,
        discount: INTRODUCTORY_DISCOUNT,
        freeUsers: FREE_PLAN_USERS,
        trialDays: TRIAL_DAYS,
        max: INVOICE_REFERENCE_MAX_LENGTH,
        count: PASSWORD_MIN_LENGTH,
      },
    },
  });
  return instance;
};

/** The language that was asked for last. */
let asked: Language | undefined;

/** Shows another language once its texts are there, unless another one was asked for by then. Resolves to whether it did. */
export const showLanguage = async (i18n: Translations, language: Language): Promise<boolean> => {
  asked = language;
  if (!i18n.hasResourceBundle(language, NAMESPACE)) {
    i18n.addResourceBundle(language, NAMESPACE, await awaitTexts(language));
  }
  const isShown = asked === language;
  if (isShown) await i18n.changeLanguage(language);
  return isShown;
};
