import type {CompatData, CompatStatement, Identifier} from '@mdn/browser-compat-data';
import {describe, expect, it} from 'vitest';
import {NEWER_FEATURES} from '../../support/write/newerFeatures.ts';
import {NEWEST_NEEDED} from '../../../src/app/prerender/newestNeeded.ts';
import {listFiles, readOurs} from '../../support/repository.ts';

// Read as text: as a module its 20 MB would take half a minute.
const tables: CompatData = JSON.parse(readOurs('node_modules/@mdn/browser-compat-data/data.json'));

/** Names of ours, or of values, that some newer interface has as well. */
const OTHER_MEANINGS =
  'Highlight actions address connection details ink locale login move postalCode tag touched'.split(
    ' ',
  );
/** Names of errors alone, which are never made. */
const NAMES_OF_ERRORS = ['InternalError', 'QuotaExceededError', 'SuppressedError'];

const oldest: [browser: keyof CompatStatement['support'], version: number][] = JSON.parse(
  readOurs('package.json'),
).browserslist.map((line: string) => {
  const [name = '', version] = line.split(' >= ');
  return [name === 'ios_saf' ? 'safari_ios' : name, Number(version)];
});

const isEverywhere = ({support}: CompatStatement): boolean =>
  oldest.every(([browser, version]) =>
    [support[browser] ?? []].flat().some((found) => {
      const {version_added: added, version_removed, flags, partial_implementation} = found;
      if (!added || version_removed || flags || partial_implementation) return false;
      return Number.parseFloat(added.replace('≤', '')) <= version;
    }),
  );

/** Names of what every supported browser has, and of what is newer than the oldest of them. */
const names = () => {
  const [known, newer] = [new Set<string>(), new Set<string>()];
  const read = (features: Identifier, depth: number) => {
    for (const name of Object.keys(features).filter((each) => /^[a-z]\w*$/i.test(each))) {
      const feature = features[name];
      const statement = feature?.__compat;
      if (!feature || !statement) continue;
      const isKnown = isEverywhere(statement);
      (isKnown ? known : newer).add(name);
      if (isKnown && depth > 0) read(feature, depth - 1);
    }
  };
  read(tables.api, 1);
  read(tables.javascript['builtins'] ?? {}, 2);
  return {known, newer};
};

const shipped = listFiles().filter(
  (path) => /^(src|machines)\/.*\.tsx?$/.test(path) && !/^src\/(build|inspector)\//.test(path),
);

const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '');

const usedIn = (path: string): string[] =>
  [...withoutComments(readOurs(path)).matchAll(/\.([a-zA-Z]\w*)|\b([A-Z]\w+|[a-z]\w+(?=\())/g)].map(
    ([, member, name]) => member ?? name ?? '',
  );

describe('what some supported browser lacks', () => {
  const {known, newer} = names();
  const others = new Set([...OTHER_MEANINGS, ...NAMES_OF_ERRORS]);
  const isNewer = (name: string) => newer.has(name) && !known.has(name) && !others.has(name);

  it('is read from the support tables', () => {
    expect(oldest).toHaveLength(5);
    expect(known.size).toBeGreaterThan(3000);
    expect(
      ['groupBy', 'randomUUID', 'toSorted', 'withResolvers'].map((name) => newer.has(name)),
    ).toEqual([true, false, true, true]);
  });

  it('is nothing of what a browser has to know not to be called too old', () => {
    expect(NEWEST_NEEDED).toBe('(color: color-mix(in srgb, red, red))');
    const colors = tables.css['types']?.['color']?.['color-mix'];
    expect(colors?.__compat && isEverywhere(colors.__compat)).toBe(true);
  });

  it('is used only where it may be missing', () => {
    const found = shipped.flatMap((path) =>
      [...new Set(usedIn(path))].filter(isNewer).map((name) => `${name} in ${path}`),
    );
    const guarded = Object.entries(NEWER_FEATURES).flatMap(([name, {guardedIn}]) =>
      guardedIn.map((path) => `${name} in ${path}`),
    );
    expect(found.toSorted()).toEqual(guarded.toSorted());
  });
});
