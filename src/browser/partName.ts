/** A file of the build by what tells it from the others: `assets/form-B2x.js` is `form-B2x`. */
export const partName = (file: string): string => file.replace(/^assets\/|\.js$/g, '');

/** Where the page finds a part. */
export const partAddress = (name: string): string => `/assets/${name}.js`;
