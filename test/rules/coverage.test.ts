import {dirname, posix} from 'node:path';
import {describe, expect, it} from 'vitest';
import {freePaths} from '../../machines/free/freeTypes.ts';
import {proPaths} from '../../machines/pro/proTypes.ts';
import {emptyDraft} from '../../machines/shared/draft.ts';
import {upgradePaths} from '../../machines/upgrade/upgradeTypes.ts';
import nl from '../../src/i18n/nl.json';
import {listFiles, readOurs} from '../support/repository.ts';

const SPECIFIED = 'docs/coverage.md';
const SETTLED = 'docs/coverage-settled.md';
const FAILURES = 'docs/coverage-failures.md';
const POINTS = 'docs/specification/settled.md';

/** The headings of the specification: `2 Screens and routes`, `2.4 Step 1: start`. */
const HEADINGS = listFiles()
  .filter((path) => /^docs\/specification(\.md|\/.+\.md)$/.test(path))
  .flatMap((path) => [...readOurs(path).matchAll(/^##+ (\d.+)$/gm)].map((match) => match[1] ?? ''));
const SECTIONS = HEADINGS.filter((heading) => /^[2-9] /.test(heading));
const PARTS_OF_2 = HEADINGS.filter((heading) => heading.startsWith('2.')).map((heading) =>
  heading.replace(/^[\d.]+ /, '').replace(/:.*/, ''),
);

/** Section, and what has gone wrong there elsewhere; in the last one, here. */
const CASES: Record<string, string> = {
  A: 'B01 B02 B03 B04',
  B: 'B06 B07 B08 B10',
  C: 'B12 B13 B15 B16 B17 B18',
  D: 'B20 B22 B23 B24',
  E: 'B25 B26 B28 B30',
  F: 'B31 B32 B34',
  G: 'B35 B36',
  H: 'B39 B40 B41 B43 B44 B45 B46 B49 B50',
  J: 'B53 B54',
  K: 'B56',
  L: 'B58 B59 B60 B61 B62 B63',
  M: 'B65 B66',
  N: 'B68',
  P: 'F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 F13 F14 F15 F16 F17 F18 F19',
};

/** The first argument of a call of `it` or `test`, or of what `each` gave; neither skipped nor a group. */
const TITLE =
  /(?:\b(?:it|test)(?:\.(?!skip|todo|fixme|describe)\w+)*|\))\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1\s*,/g;
const LINK = /\[[^\]]+\]\(([^)]+)\)/g;
const PROOF = /^\[[^\]]+\]\(([^)]+)\)((?: (?:· )?`[^`]+`)+)$/;

type Row = {at: string; part: string; what: string; code: string; tests: string};

const files = new Set(listFiles());

const cellsOf = (line: string) =>
  line
    .replace(/^\| | \|$/g, '')
    .split(' | ')
    .map((cell) => cell.trim());

const tableRows = (text: string) => text.split('\n').filter((line) => /^\| (?!---)/.test(line));

const rowsOf = (document: string): Row[] =>
  readOurs(document)
    .split(/^## /m)
    .slice(1)
    .flatMap((section) =>
      tableRows(section)
        .slice(1)
        .map(cellsOf)
        .map(([part = '', what = '', code = '', tests = '']) => {
          const heading = section.split('\n')[0] ?? '';
          return {at: `${heading}: ${what}`, part, what, code, tests};
        }),
    );

const linked = (document: string, link: string) => posix.join(dirname(document), link);

/** The titles of a test file, or the lines of a reviewed file of paths. */
const proofsIn = (file: string): ReadonlySet<string> => {
  const text = readOurs(file);
  return new Set(
    file.endsWith('.golden.txt')
      ? text.split('\n')
      : [...text.matchAll(TITLE)].map((match) => match[2] ?? ''),
  );
};

const isTestFile = (file: string) => /^test\/.+\.((test|spec)\.tsx?|golden\.txt)$/.test(file);

const codeFaults = (document: string, {code}: Row): string[] => {
  const paths = [...code.matchAll(LINK)].map((match) => linked(document, match[1] ?? ''));
  if (paths.length !== 1) return ['one link to the code is needed'];
  return paths.filter((path) => !files.has(path)).map((path) => `no such file: ${path}`);
};

const testFaults = (document: string, {tests}: Row): string[] =>
  tests.split('<br>').flatMap((proof) => {
    const [, link, quoted = ''] = PROOF.exec(proof) ?? [];
    if (link === undefined) return [`no test: ${proof}`];
    const file = linked(document, link);
    if (!files.has(file) || !isTestFile(file)) return [`no such test file: ${file}`];
    const proofs = proofsIn(file);
    return [...quoted.matchAll(/`([^`]+)`/g)]
      .map((match) => match[1] ?? '')
      .filter((title) => !proofs.has(title))
      .map((title) => `not in ${file}: ${title}`);
  });

const rows = rowsOf(SPECIFIED);
const inSection = (number: number) => rows.filter(({at}) => at.startsWith(`${number} `));
const missing = (names: readonly string[], number: number) => {
  const text = inSection(number)
    .map(({what}) => what)
    .join('\n');
  return names.filter((name) => !text.includes(`\`${name}\``));
};

describe.each([SPECIFIED, SETTLED, FAILURES])('%s', (document) => {
  it('links each row to the code and to the tests that prove it', () => {
    const faults = rowsOf(document).flatMap((row) =>
      [...codeFaults(document, row), ...testFaults(document, row)].map(
        (fault) => `${row.at} – ${fault}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  it('names nothing twice within a section', () => {
    const named = rowsOf(document).map(({at, part}) => `${at} (${part})`);
    expect(named.filter((each, index) => named.indexOf(each) !== index)).toEqual([]);
  });
});

describe('the coverage of the specification', () => {
  it('has a table for each section from 2 on, whose rows carry its number', () => {
    const headings = [...readOurs(SPECIFIED).matchAll(/^## (.+)$/gm)].map((match) => match[1]);
    expect(headings).toEqual(SECTIONS);
    expect(SECTIONS.filter((heading) => inSection(Number(heading[0])).length === 0)).toEqual([]);
    expect(rows.filter(({at, part}) => at[0] !== part[0])).toEqual([]);
  });

  it('has rows for each part of section 2', () => {
    expect([...new Set(inSection(2).map(({part}) => part.slice(2)))]).toEqual(PARTS_OF_2);
  });

  it('has a row for every path of every flow', () => {
    const paths = [freePaths, proPaths, upgradePaths].flatMap((each) => Object.values(each));
    expect(missing(paths, 2)).toEqual([]);
  });

  it('has a row for every field', () => {
    const {subscriptionDetails, billingDetails} = emptyDraft;
    const fields = [emptyDraft, subscriptionDetails, billingDetails].flatMap(Object.keys);
    expect(missing(['password', ...fields], 3)).toEqual([]);
  });

  it('has a row for every message of a form', () => {
    const keys = Object.keys(nl.form.validation).map((key) => `form.validation.${key}`);
    expect(missing(keys, 5)).toEqual([]);
  });
});

it('every failure seen elsewhere has a row in its section, and no other', () => {
  const cases = Object.entries(CASES).flatMap(([section, ids]) =>
    ids.split(' ').map((id) => `${section} ${id}`),
  );
  expect(rowsOf(FAILURES).map(({at, part}) => `${at[0]} ${part}`)).toEqual(cases);
});

it('every point that was settled has a row, and no other', () => {
  const settled = tableRows(readOurs(POINTS)).slice(1).map(cellsOf);
  expect(rowsOf(SETTLED).map(({part}) => part)).toEqual(settled.map(([point]) => point));
});
