/** Invisible and without meaning: control and format characters, ignorable characters of Unicode, blank letters. */
const INVISIBLE =
  /(?![\t-\r]|\u200C|\u200D|[\u180B-\u180F]|[\u{E0100}-\u{E01EF}])(?:\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point}|\u2800|\u{16FE4}|\u{1D159})/gu;

/** Selects the form of a Mongolian or Chinese letter in a name; invisible by itself. */
const STRAY_SELECTOR =
  /(?<![\u1820-\u18AA])[\u180B-\u180F]|(?<!\p{Script=Han})[\u{E0100}-\u{E01EF}]/gu;

/** Joins or parts two letters of a name, or two pictures; anywhere else it shows nothing. */
const STRAY_JOINER =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:\u200C|\u200D)|(?:\u200C|\u200D)(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

const JOINERS = /\u200C|\u200D/g;

/**
 * What a text is, for comparing, judging, suggesting and sending it: composed letters, no sign that shows nothing, no
 * white space at the ends. Names of the world stay as they are.
 */
export const tidyText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(STRAY_SELECTOR, '')
    .replace(STRAY_JOINER, '')
    .normalize('NFC')
    .trim();

/** An address has no joiners, not even between letters. */
const tidyAddress = (text: string): string => tidyText(text).replace(JOINERS, '');

/** A pasted address without its `mailto:`; otherwise as typed. */
export const tidyEmail = (text: string): string => tidyAddress(text).replace(/^mailto:\s*/i, '');

/**
 * The name as it is stored, checked and sent (specification 3.2: in lower case). Only A–Z: the lower case of
 * some other signs is a plain letter, and would make a valid name of an invalid one.
 */
export const tidyDomainName = (text: string): string =>
  tidyAddress(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** For comparing addresses only: two spellings of one mailbox give one key. */
export const emailKey = (text: string): string => tidyEmail(text).toLowerCase();

/** `1234ab` becomes `1234 AB` for the Netherlands or an unknown country; anything else stays as typed. */
export const tidyPostalCode = (text: string, countryCode: string): string => {
  const dutch = countryCode === 'NL' || countryCode === '';
  const [, digits, letters] = /^(\d{4})\s*([A-Za-z]{2})$/.exec(tidyText(text)) ?? [];
  return dutch && digits && letters ? `${digits} ${letters.toUpperCase()}` : text;
};
