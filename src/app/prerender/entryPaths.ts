/**
 * The paths that visitors arrive at; every other one needs values that only their browser has. In the page they stand
 * in this order, one language after the other: of all orders one of those that compress best.
 */
export const ENTRY_PATHS = [
  '/',
  '/upgrade/',
  '/free',
  '/premium',
  '/pro/success',
  '/pro/canceled',
  '/pro',
] as const;

export type EntryPath = (typeof ENTRY_PATHS)[number];
