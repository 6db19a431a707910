import {readdirSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import type {Plugin} from 'vite';

const SOURCES = join(import.meta.dirname, '../..');
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const FILE_NAMES = 'assets/[name]-[hash:6].js';
const COMPONENT_ID = /"sc-[a-z0-9]+-(\d+)"/g;
const CLASS_HASH = /(?<==)Math\.abs\(\w\)(?=;)/;
const CLASSES = 52 ** 4;

const listSources = (): string[] =>
  readdirSync(SOURCES, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replaceAll(sep, '/'))
    .toSorted();

/** The number of the file in base 36 and a letter for the component; no class begins with a `_`. */
const componentId = (file: number, component: number): string => {
  const rounds = Math.floor(component / LETTERS.length);
  return `_${file.toString(36)}${LETTERS.charAt(component % LETTERS.length)}${rounds || ''}`;
};

const withShortClasses = (code: string): string => {
  const short = code.replace(CLASS_HASH, (hash) => `${hash}%${CLASSES}`);
  if (short === code) throw new Error('styled-components no longer makes its names as it did');
  return short;
};

/**
 * Shortens what the page calls files, components and classes, since hashes do not compress. A file keeps six signs of
 * its hash, a class four letters; a component is named by the place of its file among all and its own in that.
 */
export const shortNames = (): Plugin => {
  let sources: string[] = [];
  const output = {entryFileNames: FILE_NAMES, chunkFileNames: FILE_NAMES};
  return {
    name: 'short-names',
    apply: 'build',
    config: ({build}) => (build?.ssr ? {} : {build: {rolldownOptions: {output}}}),
    buildStart() {
      sources = listSources();
    },
    transform: {
      order: 'post',
      handler(code, id) {
        if (/\/styled-components\/dist\/.*esm\.js$/.test(id)) {
          return {code: withShortClasses(code), map: null};
        }
        const file = sources.indexOf(relative(SOURCES, id).replaceAll(sep, '/'));
        if (file === -1 || !code.includes('componentId')) return undefined;
        const named = code.replace(
          COMPONENT_ID,
          (_, n: string) => `"${componentId(file, Number(n))}"`,
        );
        return {code: named, map: null};
      },
    },
  };
};
