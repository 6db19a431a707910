import {createPart, type Part} from '../browser/part.ts';
import {type Language, LANGUAGES} from './languages.ts';
import type nl from './nl.json';

export type Texts = typeof nl;

/** The texts of each language, in a file of their own so that nobody waits for the other's. */
const texts: Record<Language, Part<Texts>> = {
  nl: createPart('texts.nl', async () => (await import('./nl.json')).default),
  en: createPart('texts.en', async () => (await import('./en.json')).default),
};

export const loadTexts = (language: Language): Promise<Texts> => texts[language].load();

/** The texts of every language, so that a switch waits for nothing, even off line. */
export const loadTextsAhead = async (): Promise<void> => {
  await Promise.allSettled(LANGUAGES.map((language) => texts[language].loadAhead()));
};
