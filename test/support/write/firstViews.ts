import {chunkAddress} from '../../../src/browser/chunkName.ts';

/** The files of each first view, as the page names them: by path and language. */
export const firstViews = (html: string): Map<string, string[]> => {
  const [, main = ''] = /data-main="([^"]*)"/.exec(html) ?? [];
  const templates = html.matchAll(
    /data-page="([^"]*)" data-language="(\w+)"[^>]*data-chunks="([^"]*)"/g,
  );
  return new Map(
    [...templates].map(([, page, language, chunks = '']) => [
      `${page} ${language}`,
      `${main} ${chunks}`.trim().split(' ').map(chunkAddress),
    ]),
  );
};
