import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {LONGEST_TRY, PAUSES, SETTLING} from '../../../src/browser/chunk.ts';

const PAGE = '<div data-main="main core">';
let asked: string[];
let answer: (file: string) => Response | Promise<Response>;

/** No release serves a script here, so what is asked for is all there is to see. */
const gone = () => new Response('', {status: 404});
const servedBy = (page: string) => (file: string) =>
  file.startsWith('/assets/') ? gone() : new Response(page);

/** In milliseconds, after which a page that is not painted requests its files. */
const LATEST_START = 800;

/** Each page runs the script again. */
const open = async (html = '<h1>Kies</h1>', wait = LATEST_START) => {
  vi.resetModules();
  const {loadApp} = await import('../../../src/boot/loadApp.ts');
  document.body.innerHTML =
    `<div id="root" data-main="main core" data-chunks="nl">${html}</div>` +
    '<template data-failure="nl" data-texts="words"><div role="alert"><p>Weg<span> wachtwoord</span></p>' +
    '<button>Opnieuw</button><button>Herladen</button></div></template>';
  const root = document.getElementById('root') ?? document.body;
  void loadApp(root, 'nl');
  await pass(wait);
  return root;
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const lose = async () => {
  await pass(SETTLING);
  await pass(SETTLING);
};
const notice = () => document.querySelector('[role=alert]');

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = gone;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal('fetch', async (file: string) => {
    asked.push(file);
    return answer(file);
  });
  vi.spyOn(location, 'reload').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('requests all that a page needs after its first paint, or after a while', async () => {
  answer = () => new Promise(() => {});
  await open(undefined, LATEST_START - 1);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual(['/assets/main.js', '/assets/core.js', '/assets/nl.js']);
});

it('requests it at once where nothing is shown yet', async () => {
  answer = () => new Promise(() => {});
  await open('', 0);
  expect(asked).toEqual([
    '/assets/main.js',
    '/assets/core.js',
    '/assets/words.js',
    '/assets/nl.js',
  ]);
});

it('says above the page what is missing, and mentions a password only where one is asked for', async () => {
  answer = servedBy(PAGE);
  const root = await open();
  expect(notice()).toBeNull();
  await lose();
  expect(root.previousElementSibling).toBe(notice());
  expect(notice()?.querySelector('p')?.textContent).toBe('Weg');
});

it('keeps the words on the password where one is asked for', async () => {
  answer = servedBy(PAGE);
  await open('<input type="password">');
  await lose();
  expect(notice()?.querySelector('p')?.textContent).toBe('Weg wachtwoord');
});

it('says the same of what hangs', async () => {
  answer = () => new Promise(() => {});
  await open();
  await pass(LONGEST_TRY);
  expect(notice()).not.toBeNull();
});

it('says the same of files that come but cannot run, however often they are tried', async () => {
  answer = () => new Response('}', {headers: {'content-type': 'text/javascript'}});
  await open();
  const settle = async (pause: number) => {
    await vi.dynamicImportSettled();
    await pass(pause);
  };
  await settle(SETTLING);
  await settle(SETTLING);
  expect(notice()).not.toBeNull();
  await pass(PAUSES[0]);
  await settle(SETTLING);
  expect(notice()).not.toBeNull();
});

it('tries again on request, and by itself after a pause', async () => {
  answer = servedBy(PAGE);
  await open();
  await lose();
  const before = asked.length;
  const [tryAgain] = notice()?.querySelectorAll('button') ?? [];
  tryAgain?.click();
  const pressed = asked.length;
  expect(pressed).toBeGreaterThan(before);
  await lose();
  await pass(PAUSES[0]);
  expect(asked.length).toBeGreaterThan(pressed);
});

it('loads the new release where the page belongs to an older one', async () => {
  answer = servedBy('<div data-main="new">');
  await open();
  expect(location.reload).toHaveBeenCalled();
});

it('does not reload a second time for a new release', async () => {
  answer = servedBy('<div data-main="new">');
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {type: 'reload'} as PerformanceNavigationTiming,
  ]);
  await open();
  await lose();
  expect(location.reload).not.toHaveBeenCalled();
  expect(notice()).not.toBeNull();
});

it('leaves a page that is being left alone, in whatever release', async () => {
  answer = servedBy('<div data-main="new">');
  vi.stubGlobal('fetch', async (file: string) => {
    asked.push(file);
    dispatchEvent(new Event('beforeunload'));
    dispatchEvent(new Event('pagehide'));
    return answer(file);
  });
  await open();
  await pass(3_600_000);
  expect(asked).toEqual(['/assets/main.js', '/assets/core.js', '/assets/nl.js']);
  expect(notice()).toBeNull();
  expect(location.reload).not.toHaveBeenCalled();
});
