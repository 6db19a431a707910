const INVISIBLE = /[\s\u200B-\u200D\u2060\uFEFF]/;

/**
 * What a visitor meant to type: no white space or invisible characters at the ends. Not one expression with `+$`:
 * that takes the square of the time on a long run of spaces inside.
 */
export const tidyText = (text: string): string => {
  let start = 0;
  let end = text.length;
  while (start < end && INVISIBLE.test(text.charAt(start))) start += 1;
  while (end > start && INVISIBLE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
};

/** A pasted address without its `mailto:`; otherwise as typed. */
export const tidyEmail = (text: string): string =>
  tidyText(tidyText(text).replace(/^mailto:/i, ''));

/**
 * The name as it is stored, checked and sent (specification 3: stored lowercased). Only A–Z: the lower case of
 * some other signs is a plain letter, and would make a valid name of an invalid one.
 */
export const tidyDomainName = (text: string): string =>
  tidyText(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** For comparing addresses only: two spellings of one mailbox give one key. */
export const emailKey = (text: string): string => tidyEmail(text).toLowerCase();

/** `1234ab` becomes `1234 AB` for the Netherlands or an unknown country; anything else stays as typed. */
export const tidyPostalCode = (text: string, countryCode: string): string => {
  const dutch = countryCode === 'NL' || countryCode === '';
  const [, digits, letters] = /^(\d{4})\s*([A-Za-z]{2})$/.exec(tidyText(text)) ?? [];
  return dutch && digits && letters ? `${digits} ${letters.toUpperCase()}` : text;
};
