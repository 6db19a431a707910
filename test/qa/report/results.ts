import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {stripVTControlCharacters as plain} from 'node:util';
import {ROOT} from '../../support/repository.ts';

export type Result = {passed: boolean; error: string};

/** Name of a path, or of another test → how it went, for one runner and flow. */
export type Results = ReadonlyMap<string, Result>;

/** What is kept of a test that Vitest ran; `file` is its path from the root. */
export type KeptTest = Result & {file: string; title: string};

export const VITEST_RESULTS = join(ROOT, '.results/qa/vitest.json');
export const PLAYWRIGHT_RESULTS = join(ROOT, '.results/qa/playwright.json');

/** What a runner kept in a file, or nothing if it did not finish. */
export const readKept = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Results of a Vitest run, of the test files whose name matches. */
export const vitestResults = (kept: unknown, tests: RegExp): Results => {
  const found = ((kept ?? []) as KeptTest[]).filter(({file}) => tests.test(file));
  return new Map(found.map(({title, passed, error}) => [title, {passed, error}]));
};

type Spec = {
  title: string;
  ok: boolean;
  tests: {results: {status: string; errors: {message?: string}[]}[]}[];
};
type Suite = {file?: string; title: string; specs: Spec[]; suites?: Suite[]};

const specsIn = (suite: Suite): Spec[] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsIn),
];

/** Results of a Playwright run, of the spec files whose name matches. */
export const playwrightResults = (kept: unknown, specs: RegExp): Results => {
  const {suites = []} = (kept ?? {}) as {suites?: Suite[]};
  const found = suites.filter((suite) => specs.test(suite.title)).flatMap(specsIn);
  return new Map(
    found
      .filter(({tests}) =>
        tests.some(({results}) => results.some(({status}) => status !== 'skipped')),
      )
      .map(({title, ok, tests}) => {
        const errors = tests.flatMap(({results}) => results.flatMap((result) => result.errors));
        return [title, {passed: ok, error: plain(errors.map(({message}) => message).join('\n'))}];
      }),
  );
};
