import {supportedLanguage} from '../../i18n/languages.ts';

/**
 * Runs in the page before anything is painted: puts in place what was prerendered for this path in the
 * visitor's language, then starts the app once that is on the screen.
 */
const attempt = (read: () => string | null | undefined): string => {
  try {
    return read() ?? '';
  } catch {
    return '';
  }
};

/** The same places in the same order as the translations' own detection (contract, Language). */
const found = [
  attempt(() => new URLSearchParams(location.search).get('lng')),
  attempt(() => /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1]),
  attempt(() => localStorage.getItem('i18nextLng')),
  attempt(() => sessionStorage.getItem('i18nextLng')),
  ...navigator.languages,
];
const language = found.map(supportedLanguage).find((each) => each !== undefined) ?? 'nl';
const path = location.pathname.replace(/\/+$/, '');

const root = document.querySelector<HTMLElement>('#root')!;
const templates = [...document.querySelectorAll<HTMLTemplateElement>('template[data-page]')];
const page = templates.find(
  ({dataset}) => dataset['language'] === language && dataset['page']!.replace(/\/+$/, '') === path,
);
root.replaceChildren(...(page ? [page.content] : []));
document.documentElement.lang = language;
if (page) {
  Object.assign(root.dataset, {page: page.dataset['page'], language});
  document.title = page.dataset['title']!;
}
for (const template of templates) template.remove();

/** A choice made now counts, and what is submitted now is submitted again once the app is there. */
const isReady = () => 'ready' in document.documentElement.dataset;
addEventListener('change', ({target}) => {
  if (isReady() || !(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  target.form?.querySelector('button[aria-disabled]')?.removeAttribute('aria-disabled');
});
addEventListener('submit', (event) => {
  if (isReady()) return;
  event.preventDefault();
  root.dataset['submitted'] = '';
});

const parts: string[] = JSON.parse(page?.dataset['parts'] ?? '[]');
requestAnimationFrame(() =>
  setTimeout(() => {
    for (const part of parts) {
      document.head.append(
        Object.assign(document.createElement('link'), {rel: 'modulepreload', href: part}),
      );
    }
    void import(/* @vite-ignore */ root.dataset['main']!);
  }),
);
