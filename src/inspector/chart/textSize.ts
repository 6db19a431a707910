/** Sizes in px of the monospaced text of the picture: known without a browser, so that both draw the same. */
export const text = {
  name: {size: 14, lineHeight: 20},
  label: {size: 11.5, lineHeight: 16},
} as const;

const CHARACTER = 0.605;

export const textWidth = (words: string, {size}: {size: number}): number =>
  Math.ceil([...words].length * size * CHARACTER);
