/** The short name of a file of the build: `assets/form-B2x.js` is `form-B2x`. */
export const chunkName = (file: string): string => file.replace(/^assets\/|\.js$/g, '');

/** The name under which the page's own script keeps what fetches the files of an import. */
export const FETCH_FILES = 'fetchFiles';

/** Where the page finds a chunk. */
export const chunkAddress = (name: string): string => `/assets/${name}.js`;
