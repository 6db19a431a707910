import {visitorsLanguage} from '../../i18n/visitorsLanguage.ts';
import {readEarlyDraft} from '../earlyDraft.ts';
import {FORM_VALUES} from '../formValuesKey.ts';
import {fetchFile} from '../parts/fetchFile.ts';
import {reloadPage} from '../reloadPage.ts';
import {partAddress} from './partName.ts';

/*
 * Runs in the page before anything is painted: puts in place what was prerendered for this path in the
 * visitor's language, then starts the app once that is on the screen.
 */
/** In milliseconds. */
const LATEST_START = 800;
/** In milliseconds, before what could not be had is asked for again. */
const PAUSES = [500, 2500];
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

// A choice made now counts.
addEventListener('change', ({target}) => {
  const control = target as HTMLInputElement;
  if (isReady() || control.type !== 'radio') return;
  control.form?.querySelector('button[aria-disabled]')?.removeAttribute('aria-disabled');
});
// What is submitted now is submitted once the app is there.
addEventListener('submit', (event) => {
  if (isReady()) return;
  event.preventDefault();
  root.dataset['submitted'] = '';
});

const keepEarlyInput = () => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(FORM_VALUES) ?? '{}');
    const typed = JSON.stringify({...kept, ...readEarlyDraft(root)});
    sessionStorage.setItem(FORM_VALUES, typed);
  } catch {
    // Without storage there is nothing to keep it in.
  }
};
// A switch of language loads the page anew while the app is not there.
addEventListener('click', ({target}) => {
  if (!isReady() && (target as Element).closest('a[hreflang]')) keepEarlyInput();
});
const reload = () => {
  keepEarlyInput();
  reloadPage();
};

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
/** The app does not come: takes the new release where there is one, tries again, or else says so above what is shown. */
const recover = async () => {
  if (await isOld().catch(() => false)) return reload();
  const pause = PAUSES.shift();
  if (pause) return void setTimeout(start, pause);
  if (notice) root.prepend(notice);
  notice?.querySelector('button')?.addEventListener('click', reload);
  addEventListener('online', start, {once: true});
};

const {main = '', files = '', parts = ''} = root.dataset;
const needed = [...parts].map((at) => files.split(' ')[Number.parseInt(at, 36)] ?? '');
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
  await Promise.allSettled([...missing].map(load));
  const isLastTry = PAUSES.length === 0 && navigator.onLine;
  // In the end the app starts without a screen, since it tells of that with a reference, but not without words.
  if ([...missing].some((part) => !isLastTry || own.includes(part))) return recover();
  notice?.remove();
  await import(/* @vite-ignore */ partAddress(own[0] ?? '')).catch(recover);
};
let isStarted = false;
const startOnce = () => {
  if (!isStarted) void start();
  isStarted = true;
};
// Once the first picture has been shown: what is asked for while it is on its way to the screen holds it up on a slow line.
new PerformanceObserver(startOnce).observe({type: 'paint', buffered: true});
// A page behind another is drawn by nobody, and nothing says so.
setTimeout(startOnce, LATEST_START);
