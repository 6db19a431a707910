import {DOMAIN_NAME_MAX_LENGTH} from '../limits.ts';
import {tidyDomainName, tidyText} from './tidy.ts';

const ENDINGS = ['team', 'test', 'nl', 'qa', '1', '2'];

/** Letters without a separable accent, as their own languages write them in plain letters. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ŀ: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ĳ: 'ij',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ŉ: 'n',
  ĸ: 'k',
  ſ: 's',
  ə: 'e',
};

const toName = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, (letter) => PLAIN[letter] ?? '');

/**
 * Other names to try when one is taken, likeliest first: the company's own, then the name with an ending.
 * Valid by construction: letters and digits, at most 63.
 */
export const domainSuggestions = (domainName: string, companyName: string): readonly string[] => {
  const taken = tidyDomainName(domainName);
  const stem = toName(domainName);
  const company = toName(companyName).slice(0, DOMAIN_NAME_MAX_LENGTH);
  const names = ENDINGS.map(
    (ending) => stem.slice(0, DOMAIN_NAME_MAX_LENGTH - ending.length) + ending,
  );
  const unique = new Set([company, ...names]);
  return [...unique].filter((name) => name !== '' && name !== taken);
};

const LEGAL_FORMS = /\s(b\.?v|n\.?v|v\.?o\.?f|bvba|srl|vzw|ltd|inc|gmbh)\.?$/i;

/** Names for an environment that has none yet: the company's, with and without its legal form. */
export const companyDomainNames = (companyName: string): readonly string[] => {
  const company = tidyText(companyName);
  const names = [company.replace(LEGAL_FORMS, ''), company].map((name) =>
    toName(name).slice(0, DOMAIN_NAME_MAX_LENGTH),
  );
  return [...new Set(names)].filter((name) => name !== '');
};
