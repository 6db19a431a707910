/** What the build puts before every import of a part that is loaded when it is needed. */
export const FETCH_PARTS = 'fetchParts';
