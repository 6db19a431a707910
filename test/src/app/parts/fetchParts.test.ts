// @vitest-environment node
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createFetchParts} from '../../../../src/app/parts/fetchParts.ts';

const script = () =>
  new Response('export {}', {headers: {'content-type': 'text/javascript; charset=utf-8'}});

const asked: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  answer = async () => script();
  vi.stubGlobal('fetch', (file: string) => {
    asked.push(file);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

it('every file is fetched once, and none that is there', async () => {
  const fetchParts = createFetchParts(['/assets/form.js']);
  await Promise.all([
    fetchParts('/assets/a.js', '/assets/form.js', '/assets/b.js'),
    fetchParts('/assets/b.js'),
  ]);
  await fetchParts('/assets/a.js');
  expect(asked).toEqual(['/assets/a.js', '/assets/b.js']);
});

it.each<[string, () => Promise<Response>]>([
  ['that no network carries', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that is gone', async () => new Response('', {status: 404})],
  [
    'that a host answers with a page',
    async () => new Response('', {headers: {'content-type': 'text/html'}}),
  ],
  ['without a body', async () => new Response(null, {status: 204})],
])('a file %s fails, and is fetched again when it is asked for again', async (_, fault) => {
  const fetchParts = createFetchParts([]);
  answer = fault;
  await expect(fetchParts('/assets/a.js', '/assets/b.js')).rejects.toThrow();
  answer = async () => script();
  await fetchParts('/assets/a.js');
  expect(asked).toEqual(['/assets/a.js', '/assets/b.js', '/assets/a.js']);
});
