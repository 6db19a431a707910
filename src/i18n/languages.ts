export const LANGUAGES = ['nl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Maps a language tag to a supported language (`en-GB` to `en`), else undefined. */
export const supportedLanguage = (tag: string | null | undefined): Language | undefined => {
  const primary = tag?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary);
};

/** The language now shown, Dutch when in doubt (specification 9.3). */
export const toLanguage = (tag: string | undefined): Language => supportedLanguage(tag) ?? 'nl';

/** What the environment request carries (specification 3.2). */
export const localeOf = (language: Language): 'nl_NL' | 'en_US' =>
  language === 'en' ? 'en_US' : 'nl_NL';
