/** A feature, as a CSS query, that only supported browsers have (README, Supported browsers). */
export const NEWEST_NEEDED = '(color: color-mix(in srgb, red, red))';
