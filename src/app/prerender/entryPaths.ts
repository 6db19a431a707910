/** The paths that visitors arrive at; every other one needs values that only their browser has. */
export const ENTRY_PATHS = [
  '/',
  '/free',
  '/pro',
  '/upgrade/',
  '/premium',
  '/pro/success',
  '/pro/canceled',
] as const;

export type EntryPath = (typeof ENTRY_PATHS)[number];
