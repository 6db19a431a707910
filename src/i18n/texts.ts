import {type Chunk, createChunk} from '../browser/chunk.ts';
import {type Language, LANGUAGES} from './languages.ts';
import type nl from './nl.json';

export type Texts = typeof nl;

/** The texts of each language, in a file of their own so that nobody waits for the other's. */
const texts: Record<Language, Chunk<Texts>> = {
  nl: createChunk('texts.nl', async () => (await import('./nl.json')).default),
  en: createChunk('texts.en', async () => (await import('./en.json')).default),
};

export const loadTexts = (language: Language): Promise<Texts> => texts[language].load();

/** As `loadTexts`, however late they come. */
export const awaitTexts = (language: Language): Promise<Texts> => texts[language].comes();

/** The texts of every language, so that a switch waits for nothing, even off line. */
export const loadTextsAhead = async (): Promise<void> => {
  await Promise.allSettled(LANGUAGES.map((language) => texts[language].loadAhead()));
};
