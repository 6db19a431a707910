import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {stripVTControlCharacters as plain} from 'node:util';
import type {Reporter, TestCase, TestModule} from 'vitest/node';
import {type KeptTest, VITEST_RESULTS} from './results.ts';

type Failure = {message: string; diff?: string | undefined};

/** Only Vitest's reporters know the difference between what was expected and seen; its JSON has the stack alone. */
export const inWords = ({message, diff}: Failure): string => {
  if (diff === undefined) return plain(message);
  return plain(`${message.replace(/: expected [^\n]* to [^\n]*equal [^\n]*$/, '')}\n\n${diff}`);
};

const keptTest = (test: TestCase): KeptTest[] => {
  const {state, errors = []} = test.result();
  if (state === 'skipped' || state === 'pending') return [];
  const {relativeModuleId: file} = test.module;
  return [
    {file, title: test.name, passed: state === 'passed', error: errors.map(inWords).join('\n\n')},
  ];
};

const keptModule = (module: TestModule): KeptTest[] => {
  const broken = module.errors().map(({message}) => ({
    file: module.relativeModuleId,
    title: 'can run',
    passed: false,
    error: plain(message),
  }));
  return [...broken, ...[...module.children.allTests()].flatMap(keptTest)];
};

/** Keeps what the report of all paths shows of a Vitest run. */
export default class PathReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    mkdirSync(dirname(VITEST_RESULTS), {recursive: true});
    const kept = modules.flatMap(keptModule);
    writeFileSync(VITEST_RESULTS, JSON.stringify(kept, undefined, 1));
  }
}
