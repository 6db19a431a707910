// @vitest-environment node
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createFetchParts} from '../../../../src/app/parts/fetchParts.ts';
import {LONGEST_LOAD, whenLate} from '../../../../src/app/parts/longestLoad.ts';

const script = () =>
  new Response('export {}', {headers: {'content-type': 'text/javascript; charset=utf-8'}});

const asked: string[] = [];
let answer: (signal: AbortSignal) => Promise<Response>;

const hang = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const tellLate = () => {
  vi.useFakeTimers();
  whenLate(() => {});
  vi.advanceTimersByTime(LONGEST_LOAD);
  vi.useRealTimers();
};

beforeEach(() => {
  asked.length = 0;
  answer = async () => script();
  vi.stubGlobal('fetch', (file: string, {signal}: {signal: AbortSignal}) => {
    asked.push(file);
    return answer(signal);
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

it('a file that hangs is waited for by all, until a part is told to be late: the next who asks sends another request, which answers all', async () => {
  const fetchParts = createFetchParts([]);
  const signals: AbortSignal[] = [];
  answer = (signal) => {
    signals.push(signal);
    return hang(signal);
  };
  const first = [fetchParts('/assets/a.js'), fetchParts('/assets/a.js')];
  expect(asked).toEqual(['/assets/a.js']);
  tellLate();
  expect(signals.map(({aborted}) => aborted)).toEqual([false]);
  answer = async () => script();
  await fetchParts('/assets/a.js');
  await Promise.all(first);
  expect(signals.map(({aborted}) => aborted)).toEqual([true]);
  await fetchParts('/assets/a.js');
  expect(asked).toEqual(['/assets/a.js', '/assets/a.js']);
});

it('a file that was there before another was late is not asked for again', async () => {
  const fetchParts = createFetchParts(['/assets/form.js']);
  await fetchParts('/assets/a.js');
  tellLate();
  await fetchParts('/assets/a.js', '/assets/form.js');
  expect(asked).toEqual(['/assets/a.js']);
});

it('should the other request fail as well, so does the file for all who wait, and it is asked for again', async () => {
  const fetchParts = createFetchParts([]);
  answer = hang;
  const first = fetchParts('/assets/a.js');
  tellLate();
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const second = fetchParts('/assets/a.js');
  await expect(first).rejects.toThrow('Failed to fetch');
  await expect(second).rejects.toThrow('Failed to fetch');
  answer = async () => script();
  await fetchParts('/assets/a.js');
  expect(asked).toEqual(['/assets/a.js', '/assets/a.js', '/assets/a.js']);
});
