import {chunkAddress, FETCH_FILES} from '../browser/chunkName.ts';
import {departure} from '../browser/departure.ts';
import {createFetchFiles} from '../browser/fetchFiles.ts';
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

/** The notice that the page has for this, to be shown above what it shows, and the files of its language's texts. */
const noticeFor = (root: HTMLElement, language: Language) => {
  const template = document.querySelector<HTMLTemplateElement>(
    `template[data-failure="${language}"]`,
  );
  const notice = template?.content.firstElementChild;
  if (!root.querySelector('[type=password]')) notice?.querySelector('span')?.remove();
  const [tryAgain, reload] = notice?.querySelectorAll('button') ?? [];
  tryAgain?.addEventListener('click', () => void chunks.tryAgain());
  reload?.addEventListener('click', () => void reloadPage());
  return {
    texts: template?.dataset['texts'] ?? '',
    // Beside what the app renders into: it would be in its way.
    show: () => notice && root.before(notice),
    remove: () => notice?.remove(),
  };
};

/** Loads all that the first view needs, and starts the app; says so where it does not come. */
export const loadApp = async (root: HTMLElement, language: Language): Promise<void> => {
  const {main = '', chunks: needed = ''} = root.dataset;
  const notice = noticeFor(root, language);
  const [mainFiles = [], chunkFiles = [], textFiles = []] = [main, needed, notice.texts].map(
    (names) => names.split(' ').filter(Boolean).map(chunkAddress),
  );
  const isBlank = root.childElementCount === 0;
  /** A page that shows nothing yet gets its frame from the app, in words, whatever else is late. */
  const first = [...mainFiles, ...(isBlank ? textFiles : chunkFiles)];
  const fetchFiles = createFetchFiles();
  Object.assign(window, {[FETCH_FILES]: fetchFiles});

  const importMain = () => {
    for (const href of first) {
      document.head.append(
        Object.assign(document.createElement('link'), {rel: 'modulepreload', href}),
      );
    }
    return import(/* @vite-ignore */ first[0] ?? '');
  };

  const app = createChunk('app', async () => {
    try {
      const loaded = fetchFiles(first, importMain);
      fetchFiles(chunkFiles, () => {}).catch(() => {});
      const {started} = await loaded;
      await started;
      notice.remove();
    } catch (error) {
      if (!departure.isLeaving() && (await isOld(main).catch(() => false))) await reloadPage();
      throw error;
    }
  });

  chunks.watch(notice.show);
  if (!isBlank) await whenPainted();
  app.load().catch(() => {});
};
