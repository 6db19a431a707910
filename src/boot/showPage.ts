import type {Language} from '../i18n/languages.ts';

const trimmed = (path = '') => path.replace(/\/+$/, '');

/** Puts in place what was prerendered for a path in a language; nothing where it was not. What says that this did not run goes. */
export const showPage = (root: HTMLElement, language: Language, path: string): void => {
  const templates = [...document.querySelectorAll<HTMLTemplateElement>('template[data-page]')];
  const page = templates.find(
    ({dataset}) => dataset['language'] === language && trimmed(dataset['page']) === trimmed(path),
  );
  root.replaceChildren(page?.content ?? '');
  Object.assign(root.dataset, page?.dataset);
  document.documentElement.lang = language;
  const heading = root.querySelector('h1');
  // As every language words it.
  if (heading) document.title = `${heading.textContent} – ${document.title}`;
  for (const template of templates) template.remove();
  document.querySelector('[data-unstarted]')?.remove();
};
