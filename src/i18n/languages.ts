export const LANGUAGES = ['nl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A language tag found anywhere, as one of ours: any English is English, any Dutch Dutch; else undefined. */
export const supportedLanguage = (tag: string): Language | undefined => {
  const [primary] = tag.toLowerCase().split(/[-_]/);
  return LANGUAGES.find((language) => language === primary);
};

/** The language now shown, Dutch when in doubt (specification 9.3). */
export const toLanguage = (tag: string | undefined): Language =>
  supportedLanguage(tag ?? '') ?? 'nl';

/** What the environment request carries (specification 3.2). */
export const localeOf = (language: Language): 'nl_NL' | 'en_US' =>
  language === 'en' ? 'en_US' : 'nl_NL';
