/** No vowels, so no words; no letters and digits that are read for one another. */
const CHARACTERS = 'BCDFGHJKMNPQRTVWXYZ2346789';

const REFERENCE = new RegExp(`^[${CHARACTERS}]{4}-[${CHARACTERS}]{4}$`);

/** Whether something has the form of a reference. */
export const isReference = (value: unknown): value is string =>
  typeof value === 'string' && REFERENCE.test(value);

/**
 * A reference that a visitor can read out to the help desk and that is found again in the reports, such
 * as `K7QW-3FMB`. `random` gives numbers from 0 up to 1, as `Math.random` does.
 */
export const createReference = (random: () => number): string => {
  const group = () =>
    Array.from({length: 4}, () => CHARACTERS[Math.floor(random() * CHARACTERS.length)]).join('');
  return `${group()}-${group()}`;
};
