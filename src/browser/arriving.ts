/**
 * Dispatched on the window before an arrival in the history is answered, which may leave the step. Browsers call listeners of
 * `popstate` in the order in which they were added, and a step's come after the app's.
 */
export const ARRIVING = 'arriving';
