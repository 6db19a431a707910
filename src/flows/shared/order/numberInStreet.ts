import {tidyText} from '../../../../machines/shared/draft/tidy.ts';

/** A name with a letter in it, then a word that begins with a digit, and little more. */
const WITH_NUMBER = /^(.*?\p{L}\S*?),?\s+(\d.{0,11})$/u;

const firstDigits = (text: string): string | undefined => /^\d+/.exec(tidyText(text))?.[0];

/** What seems to be a house number at the end of a street, where there is none yet or the same one. */
export const numberInStreet = (
  street: string,
  houseNumber: string,
): {street: string; number: string} | undefined => {
  const [, name, number] = WITH_NUMBER.exec(tidyText(street)) ?? [];
  if (!name || !number) return undefined;
  const isFree = tidyText(houseNumber) === '' || firstDigits(houseNumber) === firstDigits(number);
  return isFree ? {street: name, number} : undefined;
};
