import {partAddress} from '../../src/browser/partName.ts';

/** The files of each first view, as the page names them: by path and language. */
export const firstViews = (html: string): Map<string, string[]> => {
  const [, main = ''] = /data-main="([^"]*)"/.exec(html) ?? [];
  const templates = html.matchAll(
    /data-page="([^"]*)" data-language="(\w+)"[^>]*data-parts="([^"]*)"/g,
  );
  return new Map(
    [...templates].map(([, page, language, parts = '']) => [
      `${page} ${language}`,
      `${main} ${parts}`.trim().split(' ').map(partAddress),
    ]),
  );
};
