import {readdirSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import type {Plugin} from 'vite';

const SOURCES = join(import.meta.dirname, '../..');
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const FILE_NAMES = 'assets/[name]-[hash:6].js';
const COMPONENT_ID = /"sc-[a-z0-9]+-(\d+)"/g;
const CLASS_HASH = /(?<==)Math\.abs\(\w\)(?=;)/;
const CLASSES = 52 ** 4;
/** How styled-components finds, in what a server wrote, the number, the id and the classes of a component. */
const NAMES_READ = /new RegExp\(`\^\$\{\w\}\\\\\.g[^`]*`\)/;
const NAMES_APART = /(?<=\.split\()\w(?=\),)/;

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

const change = (code: string, part: RegExp, to: (found: string) => string): string => {
  const changed = code.replace(part, to);
  if (changed === code) throw new Error('styled-components no longer makes its names as it did');
  return changed;
};

const withShortClasses = (code: string): string =>
  change(code, CLASS_HASH, (hash) => `${hash}%${CLASSES}`);

/** As pageStyles.ts writes them. */
const readingShortNames = (code: string): string =>
  change(
    change(code, NAMES_READ, () => String.raw`/^(\d+) (\S+) (.*)/`),
    NAMES_APART,
    () => String.raw`'\n'`,
  );

/**
 * Shortens what the page calls files, components and classes, since hashes do not compress. A file keeps six signs of
 * its hash, a class four letters; a component is named by the place of its file among all and its own in that, and
 * what tells of it in the page is a line.
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
          return {code: readingShortNames(withShortClasses(code)), map: null};
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
