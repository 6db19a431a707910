import type {Rolldown} from 'vite';

export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

export const chunksIn = (bundle: Rolldown.OutputBundle): Chunks =>
  new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file] as const] : [],
    ),
  );

export const mainIn = (chunks: Chunks): string =>
  [...chunks.values()].find(({isEntry}) => isEntry)?.fileName ?? '';

/** A file and everything it imports at once. */
export const withImports = (
  file: string,
  chunks: Chunks,
  seen = new Set<string>(),
): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of chunks.get(file)?.imports ?? []) withImports(imported, chunks, seen);
  return seen;
};
