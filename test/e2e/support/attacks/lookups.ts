import type {Page} from '@playwright/test';

type Lookups = Record<'query' | 'localStorage' | 'sessionStorage', string[]>;

/** Runs in the page, before its own scripts: notes what is looked up, wherever that is. */
const noteLookups = () => {
  const noted: string[] = [];
  Object.assign(window, {noted});
  const {get} = URLSearchParams.prototype;
  URLSearchParams.prototype.get = function getNoted(name) {
    noted.push(`query ${name}`);
    return get.call(this, name);
  };
  const {getItem} = Storage.prototype;
  Storage.prototype.getItem = function getNoted(key) {
    noted.push(`${this === localStorage ? 'localStorage' : 'sessionStorage'} ${key}`);
    return getItem.call(this, key);
  };
};

/** The names under which the product looks for something on these paths, so that no test has to list them. */
export const lookupsOf = async (page: Page, paths: readonly string[]): Promise<Lookups> => {
  const watched = await page.context().newPage();
  await watched.addInitScript(noteLookups);
  const noted = new Set<string>();
  for (const path of paths) {
    await watched.goto(path);
    await watched.locator('html[data-ready]').waitFor({state: 'attached'});
    const found: string[] = await watched.evaluate(() => Object(window).noted);
    for (const one of found) noted.add(one);
  }
  await watched.close();
  const namesIn = (place: string) =>
    [...noted]
      .filter((one) => one.startsWith(`${place} `))
      .map((one) => one.slice(place.length + 1));
  return {
    query: namesIn('query'),
    localStorage: namesIn('localStorage'),
    sessionStorage: namesIn('sessionStorage'),
  };
};
