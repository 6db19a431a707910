/** Among the last things that the oldest supported browsers came to know, as CSS asks for it (README, Supported browsers). */
export const NEWEST_NEEDED = '(color: color-mix(in srgb, red, red))';
