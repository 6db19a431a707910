import type {Page} from '@playwright/test';
import {type Language, textsOf} from '../texts.ts';

/** Every text of a language, in the pieces that stand in the page by themselves. */
const piecesOf = (texts: object): string[] =>
  Object.values(texts).flatMap((text: string | object) =>
    typeof text === 'object' ? piecesOf(text) : text.split(/<\/?\w+>/),
  );

const PLACEHOLDER = /\{\{\w+\}\}/g;

const patternOf = (piece: string) => {
  const escaped = piece.trim().replace(/[.?*+()|[\]\\^$]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replace(PLACEHOLDER, '.*')}$`);
};

/** Runs in the page: the words that are said to be in its own language, and what is said in others. */
const readWords = () => {
  const own: string[] = [];
  const others: string[] = [];
  const pageLanguage = document.documentElement.lang;
  const sort = (element: Element, words: string | null) => {
    const text = words?.replace(/\s+/g, ' ').trim() ?? '';
    if (text === '' || element.closest('script, style')) return;
    const language = element.closest('[lang]')?.getAttribute('lang');
    if (language === pageLanguage) own.push(text);
    else others.push(`${language}: ${text}`);
  };
  for (const element of document.querySelectorAll('body, body *')) {
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) sort(element, node.nodeValue);
    }
    for (const name of ['aria-label', 'title', 'alt']) sort(element, element.getAttribute(name));
  }
  return {pageLanguage, own, others};
};

/** The page's language, the words in it that are of the other language, and those that are marked as such. */
export const findForeignWords = async (page: Page, language: Language) => {
  const {pageLanguage, own, others} = await page.evaluate(readWords);
  const known = new Set(piecesOf(textsOf(language)));
  const foreign = piecesOf(textsOf(language === 'nl' ? 'en' : 'nl'))
    .filter((piece) => /\p{L}{2}/u.test(piece.replace(PLACEHOLDER, '')) && !known.has(piece))
    .map(patternOf);
  const unmarked = own.filter((words) => foreign.some((pattern) => pattern.test(words)));
  return {pageLanguage, unmarked, marked: others};
};
