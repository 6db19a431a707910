// @vitest-environment node
import {describe, expect, it} from 'vitest';
import en from '../../../src/i18n/en.json';
import nl from '../../../src/i18n/nl.json';

type Texts = {[key: string]: string | Texts};

const linesOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : linesOf(text)));

const breaking = (rule: RegExp, ...languages: Texts[]) =>
  languages.flatMap(linesOf).filter((text) => rule.test(text));

const STRAIGHT = /['"]/;
/** Between the parts of a word, where a line may not end. */
const BREAKING_HYPHEN = /\b(e-mail|(FREE|PRO|PREMIUM)-)/i;
/** What is said in full where speech shortens it. */
const IN_FULL =
  /\b(do|does|did|is|are|was|were|could|would|should|have|has|had|will) not\b|\bcannot\b|\b(?<!who )(I|you|we|they|it|that|there) (am|are|is|will|would)\b|\b(you|we|they) have (already|been|\w+ed)\b/i;
const DOUBLE_SPACE = / {2}|^ | $|\.\.\./;

describe('the rules of wording', () => {
  it.each([
    ['straight quotes', STRAIGHT, "Je collega's", 'Je collega’s'],
    ['hyphens where a line may end', BREAKING_HYPHEN, 'je e-mail', 'je e‑mail'],
    ['hyphens behind a plan', BREAKING_HYPHEN, 'PRO-abonnement', 'PRO‑abonnement'],
    ['not in full', IN_FULL, 'It could not be loaded', 'It couldn’t be loaded'],
    ['a verb in full', IN_FULL, 'You will continue', 'You’ll continue'],
    ['have in full', IN_FULL, 'We have invited Piet', 'Do you have a question?'],
    ['loose spaces and dots', DOUBLE_SPACE, 'One moment...', 'One moment…'],
  ])('find %s', (_, rule, wrong, right) => {
    expect([rule.test(wrong), rule.test(right)]).toEqual([true, false]);
  });
});

describe('the texts', () => {
  it('have curly apostrophes and quotes', () => {
    expect(breaking(STRAIGHT, nl, en)).toEqual([]);
  });

  it('keep the parts of a compound on one line', () => {
    expect(breaking(BREAKING_HYPHEN, nl, en)).toEqual([]);
  });

  it('shorten verbs in English as speech does, everywhere', () => {
    expect(breaking(IN_FULL, en)).toEqual([]);
  });

  it('have no loose spaces, and one sign for what is left open', () => {
    expect(breaking(DOUBLE_SPACE, nl, en)).toEqual([]);
  });
});
