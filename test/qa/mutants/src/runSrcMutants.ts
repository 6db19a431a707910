import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Stryker} from '@stryker-mutator/core';
import {measuredAt} from '../../../support/measuredAt.mjs';
import {ROOT} from '../../../support/repository.ts';
import {mutantsDocument} from '../document.ts';
import type {Tried} from '../equivalent.ts';
import {short} from '../listMutants.ts';
import {verdictOn} from '../verdict.ts';

const PARTS = ['src/api', 'src/app/history'];
const RESULTS = '.results/qa/mutants-src.json';

type Place = {line: number; column: number};

type Result = {
  location: {start: Place; end: Place};
  replacement: string;
  status: string;
};

type Report = {files: Record<string, {source: string; mutants: readonly Result[]}>};

const isNoticed = ({status}: Result): boolean => status !== 'Survived' && status !== 'NoCoverage';

/** All lines and columns are counted from one. */
const triedOf = (file: string, source: string, result: Result): Tried => {
  const {start, end} = result.location;
  const lines = source.split('\n');
  const offset = ({line, column}: Place): number =>
    lines.slice(0, line - 1).reduce((sum, {length}) => sum + length + 1, 0) + column - 1;
  const code = source.slice(offset(start), offset(end));
  const line = (lines[start.line - 1] ?? '').trim();
  return {
    file,
    line: start.line,
    words: `"${short(code)}" became "${short(result.replacement)}" in "${line}"`,
    noticedBy: isNoticed(result) ? result.status : undefined,
  };
};

const results = (): Tried[] => {
  const {files}: Report = JSON.parse(readFileSync(join(ROOT, RESULTS), 'utf8'));
  return Object.entries(files).flatMap(([file, {source, mutants}]) =>
    mutants.map((result) => triedOf(file, source, result)),
  );
};

/**
 * Lets Stryker break these parts, or the rest of them, and writes what became of it; true when enough is noticed and
 * all else has a reason.
 */
export const runSrcMutants = async (isRest: boolean): Promise<boolean> => {
  await new Stryker({
    mutate: PARTS.map((part) => `${part}/*.{ts,tsx}`),
    testRunner: 'vitest',
    vitest: {configFile: 'test/qa/mutants/src/vitest.config.ts'},
    // Stryker reads it with a compiler interface that TypeScript 7 lacks.
    tsconfigFile: 'none',
    tempDirName: '.results/stryker',
    ignorePatterns: ['.results', 'dist', 'docs'],
    incremental: true,
    incrementalFile: RESULTS,
    force: !isRest,
    timeoutMS: 60_000,
    reporters: ['html', 'progress-append-only'],
    htmlReporter: {fileName: '.results/qa/mutants-src.html'},
    concurrency: 2,
  }).runMutationTest();
  const tried = results();
  const text = mutantsDocument(tried, {
    parts: PARTS,
    command: isRest ? 'npm run mutants:src -- --rest' : 'npm run mutants:src',
    measured: measuredAt(),
  });
  writeFileSync(join(ROOT, 'docs/mutants-src.md'), text);
  const verdicts = PARTS.map((part) => ({
    part,
    ...verdictOn(
      tried.filter(({file}) => file.startsWith(`${part}/`)),
      false,
    ),
  }));
  for (const {part, sentence} of verdicts) console.log(`${part}: ${sentence}`);
  return verdicts.every(({isGood}) => isGood);
};
