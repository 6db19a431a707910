import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

const ROOT = join(import.meta.dirname, '../..');
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
 * The licences of everything that the lock file names.
 * @param {string} lockFile
 * @returns {string}
 */
export function licences(lockFile) {
  /** @type {Record<string, Entry>} */
  const packages = JSON.parse(lockFile).packages;
  const all = Object.entries(packages).filter(([path]) => path !== '');
  const isTool = (/** @type {Entry} */ entry) => Boolean(entry.dev ?? entry.devOptional);
  const shipped = all.filter(([, entry]) => !isTool(entry));
  const tools = all.filter(([, entry]) => isTool(entry));
  return `# Licences

Made from the lock file by \`npm run licences\`.

## In the product (${shipped.length})

${table(shipped)}

## Tools only (${tools.length})

${table(tools)}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(join(ROOT, FILE), licences(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
}
