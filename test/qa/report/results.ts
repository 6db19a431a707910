import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {stripVTControlCharacters as plain} from 'node:util';
import {ROOT} from '../../support/repository.ts';

export type Result = {passed: boolean; error: string};

/** Path name → how it went, for one runner and flow. */
export type Results = ReadonlyMap<string, Result>;

const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(join(ROOT, '.results', file), 'utf8'));
  } catch {
    return undefined;
  }
};

type VitestReport = {
  testResults?: {
    name: string;
    assertionResults: {title: string; status: string; failureMessages?: string[]}[];
  }[];
};

/** Results of a Vitest run, of the test files whose name matches. */
export const vitestResults = (file: string, tests: RegExp): Results => {
  const {testResults = []} = (read(file) ?? {}) as VitestReport;
  const found = testResults
    .filter(({name}) => tests.test(name))
    .flatMap(({assertionResults}) => assertionResults)
    .filter(({status}) => status !== 'skipped' && status !== 'pending');
  return new Map(
    found.map(({title, status, failureMessages = []}) => [
      title,
      {passed: status === 'passed', error: plain(failureMessages.join('\n'))},
    ]),
  );
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

/** Results of the Playwright run, of the spec files whose name matches. */
export const playwrightResults = (file: string, specs: RegExp): Results => {
  const {suites = []} = (read(file) ?? {}) as {suites?: Suite[]};
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
