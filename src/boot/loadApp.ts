import {chunkAddress} from '../browser/chunkName.ts';
import {departure} from '../browser/departure.ts';
import {createFetchFiles, FETCH_FILES} from '../browser/fetchFiles.ts';
import {chunks, createChunk} from '../browser/chunk.ts';
import {reloadPage} from '../browser/reloadPage.ts';
import type {Language} from '../i18n/languages.ts';

/** In milliseconds. */
const LATEST_START = 800;

/** Resolves after the first paint, because earlier requests would delay it on a slow network. */
const whenPainted = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({type: 'paint', buffered: true});
    // A page in a background tab is not painted, and no event says so.
    setTimeout(resolve, LATEST_START);
  });

/** Whether a newer release is served than that of the page. False after a reload, so that reloads never repeat. */
const isOld = async (main: string): Promise<boolean> => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'reload') return false;
  const served = await fetch(location.pathname, {cache: 'no-cache'});
  return served.ok && !(await served.text()).includes(`data-main="${main}"`);
};

/** Shows the notice that the page has for this, above what it shows. */
const noticeFor = (root: HTMLElement, language: Language) => {
  const notice = document.querySelector<HTMLTemplateElement>(`template[data-failure="${language}"]`)
    ?.content.firstElementChild;
  if (!root.querySelector('[type=password]')) notice?.querySelector('span')?.remove();
  const [tryAgain, reload] = notice?.querySelectorAll('button') ?? [];
  tryAgain?.addEventListener('click', () => void chunks.tryAgain());
  reload?.addEventListener('click', () => void reloadPage());
  return {
    show: () => notice && root.prepend(notice),
    remove: () => notice?.remove(),
  };
};

/** Loads all that the first view needs, and starts the app; says so where it does not come. */
export const loadApp = async (root: HTMLElement, language: Language): Promise<void> => {
  const {main = '', chunks: needed = ''} = root.dataset;
  const [mainFiles = [], chunkFiles = []] = [main, needed].map((names) =>
    names.split(' ').filter(Boolean).map(chunkAddress),
  );
  const isBlank = root.childElementCount === 0;
  /** A page that shows nothing yet gets its frame from the app, whatever else is late. */
  const first = isBlank ? mainFiles : [...mainFiles, ...chunkFiles];
  const fetchFiles = createFetchFiles();
  Object.assign(window, {[FETCH_FILES]: fetchFiles});
  const notice = noticeFor(root, language);

  const app = createChunk('app', async () => {
    try {
      const fetched = fetchFiles(...first);
      fetchFiles(...chunkFiles).catch(() => {});
      await fetched;
    } catch (error) {
      if (!departure.isLeaving() && (await isOld(main).catch(() => false))) await reloadPage();
      throw error;
    }
    for (const href of first) {
      document.head.append(
        Object.assign(document.createElement('link'), {rel: 'modulepreload', href}),
      );
    }
    // Before the app renders: what is above it would be in its way.
    notice.remove();
    const {started} = await import(/* @vite-ignore */ first[0] ?? '');
    return started;
  });

  chunks.watch(notice.show);
  if (!isBlank) await whenPainted();
  app.load().catch(() => {});
};
