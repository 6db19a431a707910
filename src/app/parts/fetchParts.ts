import {fetchFile} from './fetchFile.ts';

/**
 * Fetches files of the build, each once. A browser that fails to import a module never asks for it again while the
 * page is open; what was fetched is in its cache, and what could not be fetched may be tried anew.
 */
export const createFetchParts = (there: readonly string[]) => {
  const files = new Map<string, Promise<unknown>>(there.map((file) => [file, Promise.resolve()]));

  const fetchPart = async (file: string) => {
    if (!(await fetchFile(file))) throw new Error('A part is not there');
  };

  const fetchOnce = (file: string) => {
    const known = files.get(file);
    if (known) return known;
    const coming = fetchPart(file);
    files.set(file, coming);
    coming.catch(() => files.delete(file));
    return coming;
  };

  return (...parts: readonly string[]) => Promise.all(parts.map(fetchOnce));
};
