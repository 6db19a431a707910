import {visitorsLanguage} from '../../i18n/visitorsLanguage.ts';
import {readEarlyDraft} from '../earlyDraft.ts';
import {FORM_VALUES} from '../formValuesKey.ts';
import {partAddress} from './partName.ts';

/*
 * Runs in the page before anything is painted: puts in place what was prerendered for this path in the
 * visitor's language, then starts the app once that is on the screen.
 */
/** In milliseconds. */
const LATEST_START = 800;
const root = document.getElementById('root') ?? document.body;
const language = visitorsLanguage();
const trimmed = (path = '') => path.replace(/\/+$/, '');

const templates = [...document.querySelectorAll<HTMLTemplateElement>('template[data-page]')];
const page = templates.find(
  ({dataset}) =>
    dataset['language'] === language && trimmed(dataset['page']) === trimmed(location.pathname),
);
const {title = document.title, parts = '', ...place} = {...page?.dataset};
root.replaceChildren(...(page ? [page.content] : []));
Object.assign(root.dataset, place);
document.documentElement.lang = language;
document.title = title;
for (const template of templates) template.remove();

const failure = document.querySelector<HTMLTemplateElement>(`template[data-failure="${language}"]`);

const isReady = () => 'ready' in document.documentElement.dataset;

// A choice made now counts.
addEventListener('change', ({target}) => {
  if (isReady() || !(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  target.form?.querySelector('button[aria-disabled]')?.removeAttribute('aria-disabled');
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
  if (!isReady() && target instanceof Element && target.closest('a[hreflang]')) keepEarlyInput();
});
const reload = () => {
  keepEarlyInput();
  location.reload();
};

/** Whether the page is of an older release than the one now served; never after a reload, so that none leads to another. */
const isOld = async (): Promise<boolean> => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'reload') return false;
  const served = await fetch(location.pathname, {cache: 'no-cache'});
  return served.ok && !(await served.text()).includes(`data-main="${root.dataset['main']}"`);
};

/** The app did not come: takes the new release where there is one, or else says so above what is shown. */
const tellFailure = async () => {
  if (await isOld().catch(() => false)) return reload();
  if (failure) root.prepend(failure.content);
  root.querySelector('[role=alert] button')?.addEventListener('click', reload);
};

const preload = (part: string) => {
  const href = partAddress(root.dataset['files']?.split(' ')[Number(part)] ?? '');
  document.head.append(Object.assign(document.createElement('link'), {rel: 'modulepreload', href}));
};
/** Each in a task of its own, so that none is long. */
const start = () => {
  for (const part of parts.match(/\d+/g) ?? []) setTimeout(() => preload(part));
  setTimeout(() => {
    import(/* @vite-ignore */ partAddress(root.dataset['main'] ?? '')).catch(tellFailure);
  });
};
let isStarted = false;
const startOnce = () => {
  if (!isStarted) start();
  isStarted = true;
};
requestAnimationFrame(() => setTimeout(startOnce));
// A page behind another is drawn by nobody, and nothing says so.
setTimeout(startOnce, LATEST_START);
