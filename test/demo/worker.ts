import {Hono} from 'hono';
import {createSandbox} from '../sandbox/app.ts';
import captchaScript from '../sandbox/answers/captchaScript.js?raw';
import {type Memory, readMemory, writeMemory} from '../sandbox/state/memory.ts';

/** The part of the worker's scope that is used here; TypeScript knows it only without a page's own. */
type FetchEvent = Event & {
  request: Request;
  respondWith(answer: Response | Promise<Response>): void;
};
declare const skipWaiting: () => Promise<void>;

const MEMORY = '/memory';

const openMemory = async (): Promise<Memory> => {
  const kept = await (await caches.open('sandbox')).match(MEMORY);
  return readMemory(await kept?.text());
};

const keep = async (memory: Memory): Promise<void> => {
  const cache = await caches.open('sandbox');
  await cache.put(MEMORY, new Response(writeMemory(memory)));
};

/** The browser may end the worker between any two requests: what it knows is kept after each. */
const openSandbox = async () => {
  const memory = await openMemory();
  const {app} = createSandbox({captchaScript, memory});
  return async (request: Request): Promise<Response> => {
    // Answers that are held look there for a connection, which no worker has.
    const answer = await app.fetch(request, {});
    await keep(memory);
    // What the server cuts off is no answer here either.
    return answer.headers.has('x-hono-already-sent') ? Response.error() : answer;
  };
};
const sandbox = openSandbox();
const askSandbox = async ({req}: {req: {raw: Request}}) => (await sandbox)(req.raw);

/** A host may lead from one name of a page to another, which a browser does not take from a worker. */
const page = async (path: string): Promise<Response> => {
  const {body, status} = await fetch(path);
  return new Response(body, {status, headers: {'Content-Type': 'text/html; charset=utf-8'}});
};

const demo = new Hono({strict: false})
  .all('/api/*', askSandbox)
  .all('/sandbox/*', askSandbox)
  .get('/inspector', () => page('/inspector.html'))
  .get('*', () => page('/app.html'));

/** A file is the host's: one that is still on its way when its page is left would count as the worker's failure. */
const isFile = ({url}: Request): boolean => {
  const {pathname} = new URL(url);
  return /\.\w+$/.test(pathname) && !pathname.startsWith('/sandbox/');
};

addEventListener('install', () => void skipWaiting());
addEventListener('fetch', (event) => {
  const asked = event as FetchEvent;
  if (!isFile(asked.request)) asked.respondWith(demo.fetch(asked.request));
});
