/**
 * The paths that visitors arrive at; every other one needs values that only their browser has. In the page they stand
 * in this order, in which pages that are alike are near enough to each other to compress.
 */
export const ENTRY_PATHS = [
  '/',
  '/upgrade/',
  '/pro',
  '/free',
  '/premium',
  '/pro/canceled',
  '/pro/success',
] as const;

export type EntryPath = (typeof ENTRY_PATHS)[number];
