import type {Language} from '../../i18n/languages.ts';

/** An entry page, whose text is empty where it is not a start page. */
export type Page = {
  path: string;
  language: Language;
  html: string;
  /** The names of the chunks that it needs beside the main script. */
  chunks: readonly string[];
};

/** What the page says when its script does not come. */
export type Failure = {language: Language; html: string};

/** What the build puts into the page. */
export type Rendered = {
  pages: Page[];
  failures: Failure[];
  /** What is shown where scripts do not run. */
  withoutScript: string;
  /** What a browser that is too old shows. */
  tooOld: string;
  /** What is shown where the script in the page does not run. */
  unstarted: string;
  /** The style element of all of them, as styled-components takes it over. */
  styles: string;
};
