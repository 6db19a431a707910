import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createFetchFiles} from '../../../src/browser/fetchFiles.ts';

type Asked = {
  file: string;
  cache: RequestCache;
  signal: AbortSignal;
  answer: (response: Response) => void;
  drop: () => void;
};
let asked: Asked[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal(
    'fetch',
    (file: string, {cache, signal}: {cache: RequestCache; signal: AbortSignal}) =>
      new Promise<Response>((resolve, reject) => {
        const drop = () => reject(new TypeError('Failed to fetch'));
        signal.addEventListener('abort', drop);
        asked.push({file, cache, signal, answer: resolve, drop});
      }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fetches files, and loads nothing of them. */
const open = () => {
  const fetchFiles = createFetchFiles();
  return (...files: string[]) => fetchFiles(files, () => {});
};

const script = (text = 'export {}', type = 'text/javascript', status = 200) =>
  new Response(text, {status, headers: {'content-type': type}});

it('requests each file once, also where several chunks need it', async () => {
  const fetchFiles = open();
  const both = Promise.all([fetchFiles('/a.js', '/b.js'), fetchFiles('/b.js')]);
  for (const {answer} of asked) answer(script());
  await both;
  await vi.advanceTimersByTimeAsync(60_000);
  await fetchFiles('/a.js', '/b.js');
  expect(asked.map(({file}) => file)).toEqual(['/a.js', '/b.js']);
});

it.each([
  ['a page', script('<h1>', 'text/html')],
  ['a page that is not there', script('<h1>', 'text/html', 404)],
  ['an error', script('export {}', 'text/javascript', 500)],
  ['nothing', script('')],
])('does not accept %s as a file, and requests it again the next time', async (_, answer) => {
  const fetchFiles = open();
  const first = fetchFiles('/a.js');
  asked[0]?.answer(answer);
  await expect(first).rejects.toThrow();
  const second = fetchFiles('/a.js');
  asked[1]?.answer(script());
  await second;
  expect(asked.length).toBe(2);
});

it('goes on with a request whose answer comes slowly, however long it takes', async () => {
  const fetchFiles = open();
  const slow = fetchFiles('/a.js');
  let send!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({start: (controller) => void (send = controller)});
  asked[0]?.answer(new Response(body, {headers: {'content-type': 'text/javascript'}}));
  for (let second = 0; second < 60; second += 5) {
    await vi.advanceTimersByTimeAsync(5_000);
    send.enqueue(new Uint8Array([59]));
    await vi.advanceTimersByTimeAsync(0);
    void fetchFiles('/a.js');
  }
  send.close();
  await slow;
  expect(asked.length).toBe(1);
});

it('gives up a request that hangs for the next one, and not before that', async () => {
  const fetchFiles = open();
  const first = fetchFiles('/a.js');
  const gone = first.catch((error: Error) => error.name);
  await vi.advanceTimersByTimeAsync(8_000);
  void fetchFiles('/a.js').catch(() => {});
  expect([asked.length, asked[0]?.signal.aborted]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(2_000);
  const next = fetchFiles('/a.js');
  expect([asked.length, asked[0]?.signal.aborted]).toEqual([2, true]);
  asked[1]?.answer(script());
  await next;
  expect(await gone).toBe('TypeError');
});

it('passes the cache of the browser by once what came cannot be loaded', async () => {
  const fetchFiles = createFetchFiles();
  const load = async () => {
    if (asked.length === 1) throw new SyntaxError('half a file');
    return 'loaded';
  };
  const first = fetchFiles(['/a.js'], load);
  asked[0]?.answer(script('export {'));
  await expect(first).rejects.toThrow('half a file');
  const second = fetchFiles(['/a.js'], load);
  asked[1]?.answer(script());
  expect(await second).toBe('loaded');
  expect(asked.map(({cache}) => cache)).toEqual(['default', 'reload']);
});
