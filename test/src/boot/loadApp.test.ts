import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {loadApp} from '../../../src/boot/loadApp.ts';
import {LONGEST_TRY, parts, SETTLING} from '../../../src/browser/part.ts';

const PAGE = '<div data-main="main core">';
let asked: string[];
let answer: (file: string) => Response | Promise<Response>;

/** No release serves a script here, so what is asked for is all there is to see. */
const gone = () => new Response('', {status: 404});

const open = (html = '') => {
  document.body.innerHTML =
    `<div id="root" data-main="main core" data-parts="nl">${html}</div>` +
    '<template data-failure="nl"><div role="alert"><p>Weg<span> wachtwoord</span></p>' +
    '<button>Opnieuw</button><button>Herladen</button></div></template>';
  const root = document.getElementById('root') ?? document.body;
  void loadApp(root, 'nl');
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
  // Ends the tries.
  dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks at once for all that a page needs which shows nothing yet', () => {
  open();
  expect(asked).toEqual(['/assets/main.js', '/assets/core.js', '/assets/nl.js']);
});

it('asks after the first picture where there is one, or after a while', async () => {
  open('<h1>Kies</h1>');
  await pass(0);
  expect(asked).toEqual([]);
  await pass(800);
  expect(asked).toContain('/assets/main.js');
});

it('says above the page what does not come, and of a password only where one is asked', async () => {
  answer = (file) => (file.startsWith('/assets/') ? gone() : new Response(PAGE));
  const root = open();
  await pass(0);
  expect(notice()).toBeNull();
  await lose();
  expect(root.firstElementChild).toBe(notice());
  expect(notice()?.querySelector('p')?.textContent).toBe('Weg');
});

it('keeps the words on the password where one is asked', async () => {
  answer = (file) => (file.startsWith('/assets/') ? gone() : new Response(PAGE));
  open('<input type="password">');
  await pass(800);
  await lose();
  expect(notice()?.querySelector('p')?.textContent).toBe('Weg wachtwoord');
});

it('says it of what hangs as well', async () => {
  answer = () => new Promise(() => {});
  open();
  await pass(LONGEST_TRY);
  expect(notice()).not.toBeNull();
});

it('tries again when that is pressed', async () => {
  answer = (file) => (file.startsWith('/assets/') ? gone() : new Response(PAGE));
  open();
  await lose();
  const before = asked.length;
  const [tryAgain] = notice()?.querySelectorAll('button') ?? [];
  tryAgain?.click();
  expect(asked.length).toBeGreaterThan(before);
  expect(parts.areMissing('app')).toBe(true);
});

it('takes the new release where the page is of an older one', async () => {
  answer = (file) => (file.startsWith('/assets/') ? gone() : new Response('<div data-main="new">'));
  open();
  await pass(0);
  expect(location.reload).toHaveBeenCalled();
});

it('does not load itself again for a new release after a reload', async () => {
  answer = (file) => (file.startsWith('/assets/') ? gone() : new Response('<div data-main="new">'));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {type: 'reload'} as PerformanceNavigationTiming,
  ]);
  open();
  await lose();
  expect(location.reload).not.toHaveBeenCalled();
  expect(notice()).not.toBeNull();
});
