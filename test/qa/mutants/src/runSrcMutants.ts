import {readFileSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {Stryker} from '@stryker-mutator/core';
import {measuredAt} from '../../../support/measuredAt.mjs';
import {ROOT} from '../../../support/repository.ts';
import {mutantsDocument} from '../document.ts';
import type {Tried} from '../equivalent.ts';
import {short} from '../listMutants.ts';
import {verdictOn} from '../verdict.ts';

const PARTS = ['src/api', 'src/app/history'];

type Result = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const triedOf = ({fileName, location, replacement, status}: Result): Tried => {
  const {start, end} = location;
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1);
  const line = lines[0] ?? '';
  const from = start.column;
  const to = lines.join('\n').length - (lines.at(-1)?.length ?? 0) + end.column;
  const changed = `"${short(lines.join('\n').slice(from, to))}" became "${short(replacement)}"`;
  return {
    file: relative(ROOT, fileName).replaceAll('\\', '/'),
    line: start.line + 1,
    words: `${changed} in "${line.trim()}"`,
    noticedBy: status === 'Survived' || status === 'NoCoverage' ? undefined : status,
  };
};

/** Lets Stryker break these parts and writes what became of it; true when enough is noticed and the rest explained. */
export const runSrcMutants = async (): Promise<boolean> => {
  const results = await new Stryker({
    mutate: PARTS.map((part) => `${part}/*.{ts,tsx}`),
    testRunner: 'vitest',
    vitest: {configFile: 'test/qa/mutants/src/vitest.config.ts'},
    // Stryker reads it with a compiler that TypeScript 7 no longer has.
    tsconfigFile: 'none',
    tempDirName: '.results/stryker',
    ignorePatterns: ['.results', 'dist', 'docs'],
    // A later run tries only what has changed since.
    incremental: true,
    incrementalFile: '.results/qa/mutants-src.json',
    timeoutMS: 60_000,
    reporters: ['html', 'progress-append-only'],
    htmlReporter: {fileName: '.results/qa/mutants-src.html'},
    concurrency: 2,
  }).runMutationTest();
  const tried = results.map(triedOf);
  const text = mutantsDocument(tried, {
    parts: PARTS,
    command: 'npm run mutants:src',
    measured: measuredAt(),
  });
  writeFileSync(join(ROOT, 'docs/mutants-src.md'), text);
  const verdicts = PARTS.map((part) => ({
    part,
    ...verdictOn(
      tried.filter(({file}) => file.startsWith(part)),
      false,
    ),
  }));
  for (const {part, sentence} of verdicts) console.log(`${part}: ${sentence}`);
  return verdicts.every(({isGood}) => isGood);
};
