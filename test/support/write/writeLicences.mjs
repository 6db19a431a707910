import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

const ROOT = join(import.meta.dirname, '../../..');
const FILE = 'docs/licences.md';

/**
 * @typedef {{version: string, license?: string, dev?: boolean, devOptional?: boolean, optional?: boolean}} Entry
 */

/** @param {[string, Entry]} entry */
const rowOf = ([path, {version, license = 'none given'}]) => {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return `| ${name} | ${version} | ${license} |`;
};

/** @param {[string, Entry][]} entries */
const table = (entries) =>
  ['| package | version | licence |', '| --- | --- | --- |', ...new Set(entries.map(rowOf))].join(
    '\n',
  );

/**
 * The licences of what the lock file names for the product, its build tools left out.
 * @param {string} lockFile
 * @returns {string}
 */
export function licences(lockFile) {
  /** @type {Record<string, Entry>} */
  const packages = JSON.parse(lockFile).packages;
  const all = Object.entries(packages).filter(([path]) => path !== '');
  const isTool = (/** @type {Entry} */ {dev, devOptional, optional}) =>
    Boolean(dev ?? devOptional ?? optional);
  const shipped = all.filter(
    ([path, entry]) => !isTool(entry) && !path.includes('node_modules/@types/'),
  );
  return `# Licences

Of the ${shipped.length} packages that the product is made of, without the tools that make it. Made from the lock file by
\`npm run licences\`. The notices of what a build holds go along with it, in \`licences.md\`.

${table(shipped)}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(join(ROOT, FILE), licences(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
}
