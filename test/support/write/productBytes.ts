import {brotliCompressSync, gzipSync} from 'node:zlib';
import {build, type Rolldown} from 'vite';
import {withImports} from '../../../src/build/prerender/chunks.ts';
import {firstViews} from './firstViews.ts';
import {ROOT} from '../repository.ts';

type Chunk = Rolldown.OutputChunk;

/** In bytes, compressed as a host would. */
const weigh = (content: string | Uint8Array): number => gzipSync(content, {level: 9}).length;

export type ProductBytes = {
  /** The text of the one page. */
  page: string;
  /** The one page. */
  html: number;
  /** The same, as most hosts send it to browsers of today. */
  htmlAsBrotli: number;
  /** Script of each first view, by path and language, before anything is fetched ahead. */
  firstViews: Record<string, number>;
  /** All script there is. */
  allScript: number;
  /** What the rest of each flow adds to what a visitor of a start step has already. */
  rests: Record<string, number>;
  chunks: ReadonlyMap<string, Chunk>;
  /** The files of each first view. */
  files: ReadonlyMap<string, readonly string[]>;
};

/** Builds the product in memory and weighs it, gzipped. */
export const weighProduct = async (): Promise<ProductBytes> => {
  const built = await build({
    root: ROOT,
    logLevel: 'silent',
    build: {write: false, sourcemap: 'hidden'},
  });
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const chunks = new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const page = files.find(({fileName}) => fileName === 'index.html');
  const html = page?.type === 'asset' ? String(page.source) : '';
  const sizes = new Map([...chunks].map(([name, {code}]) => [name, weigh(code)]));
  const sum = (names: Iterable<string>) =>
    [...names].reduce((total, name) => total + (sizes.get(name) ?? 0), 0);
  const views = new Map(
    [...firstViews(html)].map(([view, names]) => [view, names.map((name) => name.slice(1))]),
  );
  const known = new Set(views.get('/free nl'));
  const rests = ['free', 'pro', 'upgrade'].map((flow) => {
    const rest = [...chunks.values()].find(({moduleIds}) =>
      moduleIds.some((id) => id.endsWith(`/${flow}Rest.tsx`)),
    );
    const added = withImports(rest?.fileName ?? '', chunks);
    return [flow, sum([...added].filter((name) => !known.has(name)))] as const;
  });
  return {
    page: html,
    html: weigh(html),
    htmlAsBrotli: brotliCompressSync(html).length,
    firstViews: Object.fromEntries([...views].map(([view, names]) => [view, sum(names)])),
    allScript: sum(sizes.keys()),
    rests: Object.fromEntries(rests),
    chunks,
    files: views,
  };
};
