import {partAddress} from '../../src/app/prerender/partName.ts';

/** The files of each first view, as the page names them: by path and language. */
export const firstViews = (html: string): Map<string, string[]> => {
  const [, own = '', names = ''] = /data-main="([^"]*)" data-files="([^"]*)"/.exec(html) ?? [];
  const all = names.split(' ');
  const templates = html.matchAll(
    /data-page="([^"]*)" data-language="(\w+)"[^>]*data-parts="([^"]*)"/g,
  );
  return new Map(
    [...templates].map(([, page, language, parts = '']) => {
      const needed = [...parts].map((at) => all[Number.parseInt(at, 36)] ?? '');
      return [`${page} ${language}`, [...own.split(' '), ...needed].map(partAddress)];
    }),
  );
};
