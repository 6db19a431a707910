/** The start pages: their first screen stands in the page. */
export const START_PATHS = ['/', '/upgrade/', '/free', '/pro'] as const;

/** The paths that visitors arrive at; every other one needs values that only their browser has. */
export const ENTRY_PATHS = [...START_PATHS, '/premium', '/pro/success', '/pro/canceled'] as const;

export type EntryPath = (typeof ENTRY_PATHS)[number];
