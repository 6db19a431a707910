import type {Language} from '../i18n/languages.ts';

const trimmed = (path = '') => path.replace(/\/+$/, '');

/** Shows the prerendered page for a path and language, if there is one, and removes the notice that the script did not run. */
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
