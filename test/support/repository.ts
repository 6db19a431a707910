import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The root folder of this repository. */
export const ROOT = join(import.meta.dirname, '../..');

const NOT_OURS = new Set(['.git', '.results', '.sandbox', 'dist', 'dist-demo', 'node_modules']);

/** Every file of ours, as paths from the root with forward slashes, in order. */
export function listFiles(folder = ''): string[] {
  const entries = readdirSync(join(ROOT, folder), {withFileTypes: true});
  return entries
    .filter(({name}) => !NOT_OURS.has(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(path) : [path];
    })
    .toSorted();
}

/** The text of a file of ours. */
export function readOurs(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
