import {renderToString} from 'react-dom/server';
import {I18nextProvider} from 'react-i18next';
import {StaticRouter} from 'react-router-dom';
import {ServerStyleSheet} from 'styled-components';
import {startI18n} from '../../i18n/i18n.ts';
import {type Language, LANGUAGES} from '../../i18n/languages.ts';
import {App} from '../app.tsx';
import {assembleApp} from '../assembleApp.ts';
import {config} from '../config.ts';
import {createFormValues} from '../session/formValues.ts';
import {NoticeBar} from '../../ui/feedback/reloadNotice.tsx';
import {chunksAt, loadAhead} from '../session/flows.ts';
import {LoadingNotice} from '../loading/loadingNotice.tsx';
import {ENTRY_PATHS, START_PATHS} from './entryPaths.ts';
import type {Failure, Page, Rendered} from './rendered.ts';
import {TooOld} from './tooOld.tsx';
import {Unstarted} from './unstarted.tsx';

const noStorage = (): Storage => {
  throw new Error('There is no visitor');
};

const loadChunks = async (path: string) => {
  await loadAhead(path);
  return chunksAt(path).map(({name}) => name);
};

const renderPage = async (
  path: string,
  language: Language,
  sheet: ServerStyleSheet,
): Promise<Page> => {
  const i18n = await startI18n({brandName: config.brandName, language});
  const app = assembleApp(config, {i18n, formValues: createFormValues(noStorage), origin: ''});
  await app.session.visit({path, by: 'address'});
  const chunks = await loadChunks(path);
  const html = renderToString(
    sheet.collectStyles(
      <I18nextProvider i18n={i18n}>
        <StaticRouter location={path}>
          <App {...app} />
        </StaticRouter>
      </I18nextProvider>,
    ),
  );
  return {path, language, html, chunks};
};

const renderFailure = async (language: Language, sheet: ServerStyleSheet): Promise<Failure> => {
  const i18n = await startI18n({brandName: config.brandName, language});
  const notice = (
    <I18nextProvider i18n={i18n}>
      <LoadingNotice hasPassword />
    </I18nextProvider>
  );
  return {language, html: renderToString(sheet.collectStyles(notice))};
};

type Translate = Awaited<ReturnType<typeof startI18n>>['t'];

/** Words in every language, since nothing finds out the visitor's. */
const inEveryLanguage = <Words,>(read: (t: Translate, language: Language) => Words) =>
  Promise.all(
    LANGUAGES.map(async (language) => {
      const {t} = await startI18n({brandName: config.brandName, language});
      return read(t, language);
    }),
  );

const renderWithoutScript = async (sheet: ServerStyleSheet): Promise<string> => {
  const words = await inEveryLanguage((t, language) => (
    <p key={language} lang={language}>
      {t('app.scriptNeeded')}
    </p>
  ));
  return renderToString(sheet.collectStyles(<NoticeBar>{words}</NoticeBar>));
};

const renderTooOld = async (sheet: ServerStyleSheet): Promise<string> => {
  const words = await inEveryLanguage((t, language) => ({language, text: t('app.tooOld')}));
  return renderToString(sheet.collectStyles(<TooOld words={words} />));
};

const renderUnstarted = async (sheet: ServerStyleSheet): Promise<string> => {
  const words = await inEveryLanguage((t, language) => ({
    language,
    text: t('app.notStarted'),
    reload: t('app.reload'),
  }));
  return renderToString(sheet.collectStyles(<Unstarted words={words} />));
};

/** Every start page in both languages, and the styles they need together. */
export const renderPages = async (): Promise<Rendered> => {
  const sheet = new ServerStyleSheet();
  const pages: Page[] = [];
  for (const language of LANGUAGES) {
    for (const path of START_PATHS) {
      // One after another: they share the style sheet.
      pages.push(await renderPage(path, language, sheet));
    }
  }
  for (const path of ENTRY_PATHS.filter((entry) => !START_PATHS.includes(entry))) {
    const chunks = await loadChunks(path);
    pages.push(...LANGUAGES.map((language) => ({path, language, html: '', chunks})));
  }
  const failures: Failure[] = [];
  for (const language of LANGUAGES) failures.push(await renderFailure(language, sheet));
  const withoutScript = await renderWithoutScript(sheet);
  const tooOld = await renderTooOld(sheet);
  const unstarted = await renderUnstarted(sheet);
  const styles = sheet.getStyleTags();
  sheet.seal();
  return {pages, failures, withoutScript, tooOld, unstarted, styles};
};
