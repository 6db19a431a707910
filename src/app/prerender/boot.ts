import {attempt, visitorsLanguage} from '../../i18n/visitorsLanguage.ts';
import {keepQuery} from '../languageInUrl.ts';
import {fetchFile} from '../parts/fetchFile.ts';
import {reloadPage} from '../reloadPage.ts';
import {partAddress} from './partName.ts';

/*
 * Runs in the page before anything is painted: puts in place what was prerendered for this path in the
 * visitor's language, then starts the app once that is on the screen.
 */
/** In milliseconds. */
const LATEST_START = 800;
/** Where session storage keeps what was done to a page that was left before it answered. */
const EARLY_INPUT = 'earlyinput';
/** In milliseconds, before what could not be had is asked for again. */
const PAUSES = [500, 2500];
/** In milliseconds, before what hangs is told of; should it come after all, the app starts. */
const LATE = 10_000;
const root = document.getElementById('root') ?? document.body;
const language = visitorsLanguage();
const trimmed = (path = '') => path.replace(/\/+$/, '');

const templates = [...document.querySelectorAll<HTMLTemplateElement>('template[data-page]')];
const page = templates.find(
  ({dataset}) =>
    dataset['language'] === language && trimmed(dataset['page']) === trimmed(location.pathname),
);
root.replaceChildren(page?.content ?? '');
Object.assign(root.dataset, page?.dataset);
document.documentElement.lang = language;
const heading = root.querySelector('h1');
// As every language words it.
if (heading) document.title = `${heading.textContent} – ${document.title}`;
for (const template of templates) template.remove();

const isReady = () => 'ready' in document.documentElement.dataset;

keepQuery(root, location.search);

/** What is done to a control now counts, also where it is emptied again. */
const count = (control: HTMLInputElement) => {
  control.dataset['touched'] = '';
  control.form?.querySelector('button[aria-disabled]')?.removeAttribute('aria-disabled');
};
// Without storage there is nothing to keep it in; what is found there may be anything.
attempt(() => {
  const kept = sessionStorage.getItem(EARLY_INPUT);
  sessionStorage.removeItem(EARLY_INPUT);
  for (const [id, value, checked] of JSON.parse(kept ?? '[]')) {
    const control = document.getElementById(id);
    if (control instanceof HTMLInputElement) count(Object.assign(control, {value, checked}));
  }
});
// A reload or a switch of language loads the page anew while the app is not there.
addEventListener('pagehide', () =>
  attempt(() => {
    // Kept since before, where the page was come back to as it was left and answered after that.
    sessionStorage.removeItem(EARLY_INPUT);
    if (isReady()) return;
    const touched = root.querySelectorAll<HTMLInputElement>('[data-touched]:not(#password)');
    const kept = [...touched].map(({id, value, checked}) => [id, value, checked]);
    sessionStorage.setItem(EARLY_INPUT, JSON.stringify(kept));
  }),
);

addEventListener('input', ({target}) => {
  if (isReady() || !(target instanceof HTMLInputElement)) return;
  count(target);
  // Whoever goes on filling in has not submitted.
  delete root.dataset['submitted'];
});
// What is submitted now is submitted once the app is there.
addEventListener('submit', (event) => {
  if (isReady()) return;
  event.preventDefault();
  root.dataset['submitted'] = '';
});

/** Whether the page is of an older release than the one now served; never after a reload, so that none leads to another. */
const isOld = async (): Promise<boolean> => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'reload') return false;
  const served = await fetch(location.pathname, {cache: 'no-cache'});
  return served.ok && !(await served.text()).includes(`data-main="${main}"`);
};

const notice = document.querySelector<HTMLTemplateElement>(`template[data-failure="${language}"]`)
  ?.content.firstElementChild;
if (!root.querySelector('[type=password]')) notice?.querySelector('span')?.remove();
const tell = () => {
  if (!notice) return;
  root.prepend(notice);
  notice.querySelector('button')?.addEventListener('click', reloadPage);
};
/** The app does not come: takes the new release where there is one, tries again, or else says so above what is shown. */
const recover = async () => {
  if (await isOld().catch(() => false)) return reloadPage();
  const pause = PAUSES.shift();
  if (pause) return void setTimeout(start, pause);
  tell();
  addEventListener('online', start, {once: true});
};

const {main = '', parts = ''} = root.dataset;
const needed = parts.split(' ').filter(Boolean);
// The texts come last.
const own = [...main.split(' '), ...needed.slice(-1)];
const missing = new Set([...own, ...needed]);
const load = async (part: string) => {
  const href = partAddress(part);
  if (!(await fetchFile(href))) return;
  missing.delete(part);
  document.head.append(Object.assign(document.createElement('link'), {rel: 'modulepreload', href}));
};
/** Asks for what is missing, and imports nothing before all is there: what a browser failed to import it never asks for again. */
const start = async () => {
  const late = setTimeout(tell, LATE);
  await Promise.allSettled([...missing].map(load));
  clearTimeout(late);
  const isLastTry = PAUSES.length === 0 && navigator.onLine;
  // In the end the app starts without a screen, since it tells of that with a reference, but not without words.
  if ([...missing].some((part) => !isLastTry || own.includes(part))) return recover();
  notice?.remove();
  await import(/* @vite-ignore */ partAddress(own[0] ?? ''))
    .then(({started}) => started)
    .catch(recover);
};
let isStarted = false;
const startOnce = () => {
  if (!isStarted) void start();
  isStarted = true;
};
if (root.childElementCount === 0) startOnce();
// Once the first picture has been shown: what is asked for while it is on its way to the screen holds it up on a slow line.
else new PerformanceObserver(startOnce).observe({type: 'paint', buffered: true});
// A page behind another is drawn by nobody, and nothing says so.
setTimeout(startOnce, LATEST_START);
