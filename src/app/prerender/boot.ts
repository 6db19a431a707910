import {visitorsLanguage} from '../../i18n/visitorsLanguage.ts';

/*
 * Runs in the page before anything is painted: puts in place what was prerendered for this path in the
 * visitor's language, then starts the app once that is on the screen.
 */
const root = document.getElementById('root') ?? document.body;
const language = visitorsLanguage();
const trimmed = (path = '') => path.replace(/\/+$/, '');

const templates = [...document.querySelectorAll<HTMLTemplateElement>('template[data-page]')];
const page = templates.find(
  ({dataset}) =>
    dataset['language'] === language && trimmed(dataset['page']) === trimmed(location.pathname),
);
const {title = document.title, parts = '[]', ...place} = {...page?.dataset};
root.replaceChildren(...(page ? [page.content] : []));
Object.assign(root.dataset, place);
document.documentElement.lang = language;
document.title = title;
for (const template of templates) template.remove();

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

const start = () => {
  for (const href of JSON.parse(parts)) {
    const link = Object.assign(document.createElement('link'), {rel: 'modulepreload', href});
    document.head.append(link);
  }
  void import(/* @vite-ignore */ root.dataset['main'] ?? '');
};
requestAnimationFrame(() => setTimeout(start));
