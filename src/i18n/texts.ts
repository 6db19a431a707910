import type {Language} from './languages.ts';
import type nl from './nl.json';

export type Texts = typeof nl;

const files: Record<Language, () => Promise<{default: Texts}>> = {
  nl: () => import('./nl.json'),
  en: () => import('./en.json'),
};

/** The texts of one language, in a file of their own so that nobody waits for the other's. */
export const loadTexts = async (language: Language): Promise<Texts> =>
  (await files[language]()).default;
