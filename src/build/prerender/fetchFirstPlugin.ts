import {posix} from 'node:path';
import type {Plugin} from 'vite';
import {FETCH_FILES} from '../../browser/chunkName.ts';
import {chunksIn, mainIn, withImports} from './chunks.ts';

const IMPORT = /\bimport\((["'`])(\.\/[\w.-]+\.js)\1\)/g;

/** Fetches each chunk that is loaded on demand, with all that it imports, before importing it. */
export const fetchFirst = (): Plugin => ({
  name: 'fetch-first',
  apply: (config, {command}) => command === 'build' && !config.build?.ssr,
  generateBundle(_, bundle) {
    const chunks = chunksIn(bundle);
    const there = withImports(mainIn(chunks), chunks);
    for (const chunk of chunks.values()) {
      const folder = posix.dirname(chunk.fileName);
      chunk.code = chunk.code.replace(IMPORT, (imported, _quote, name: string) => {
        const files = [...withImports(posix.join(folder, name), chunks)]
          .filter((file) => !there.has(file))
          .map((file) => `\`/${file}\``);
        return files.length > 0 ? `${FETCH_FILES}([${files}],()=>${imported})` : imported;
      });
    }
  },
});
