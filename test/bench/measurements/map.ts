import {gzipSync} from 'node:zlib';
import type {Rolldown} from 'vite';
import {weighProduct} from '../../support/write/productBytes.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const LINES = 45;

/** The numbers of one segment of a source map. */
const decode = (segment: string): number[] => {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
};

const ownerOf = (source: string): string =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? source.replace(/^(\.\.\/)+/, '');

/** Characters of a file by the package or own file they come from. */
const charactersOf = ({code, map}: Rolldown.OutputChunk): Map<string, number> => {
  const owners = new Map<string, number>();
  const lines = code.split('\n');
  let source = 0;
  (map?.mappings ?? '').split(';').forEach((mappings, index) => {
    let column = 0;
    const starts = mappings.split(',').flatMap((segment) => {
      const [forward = 0, next] = decode(segment);
      column += forward;
      source += next ?? 0;
      return segment === '' ? [] : [{column, owner: ownerOf(map?.sources[source] ?? 'unknown')}];
    });
    starts.forEach(({column: start, owner}, at) => {
      const end = starts[at + 1]?.column ?? lines[index]?.length ?? start;
      owners.set(owner, (owners.get(owner) ?? 0) + end - start);
    });
  });
  return owners;
};

/** Prints where the bytes of a first view come from; gzipped, each owner has its share of its file's bytes. */
export const printMap = async ([path = '/', language = 'nl']: readonly string[]): Promise<void> => {
  const {files, chunks, firstViews} = await weighProduct();
  const view = `${path} ${language}`;
  const total = new Map<string, number>();
  for (const name of files.get(view) ?? []) {
    const chunk = chunks.get(name);
    if (!chunk) continue;
    const owners = charactersOf(chunk);
    const sum = [...owners.values()].reduce((all, one) => all + one, 0);
    const size = gzipSync(chunk.code, {level: 9}).length;
    for (const [owner, count] of owners) {
      total.set(owner, (total.get(owner) ?? 0) + (count / sum) * size);
    }
  }
  console.log(`${view}: ${firstViews[view]} bytes of script, gzipped`);
  const heaviest = [...total].toSorted(([, one], [, other]) => other - one).slice(0, LINES);
  for (const [owner, bytes] of heaviest) {
    console.log(`${bytes.toFixed(0).padStart(7)}  ${'▇'.repeat(bytes / 1000)} ${owner}`);
  }
};
