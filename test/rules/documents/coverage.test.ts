import {dirname, posix} from 'node:path';
import {describe, expect, it} from 'vitest';
import {freePaths} from '../../../machines/free/freeTypes.ts';
import {proPaths} from '../../../machines/pro/proTypes.ts';
import {emptyDraft} from '../../../machines/shared/draft/draft.ts';
import {upgradePaths} from '../../../machines/upgrade/upgradeTypes.ts';
import nl from '../../../src/i18n/nl.json';
import {COVERAGE_PAGES, listProofs, rulesOf, writeTests} from '../../support/write/coverage.ts';
import {listFiles, readOurs} from '../../support/repository.ts';

const [SPECIFIED, SETTLED, FAILURES] = COVERAGE_PAGES;
const POINTS = 'docs/specification/settled.md';

/** The headings of the specification: `2 Screens and routes`, `2.4 Step 1: start`. */
const HEADINGS = listFiles()
  .filter((path) => /^docs\/specification(\.md|\/.+\.md)$/.test(path))
  .flatMap((path) => [...readOurs(path).matchAll(/^##+ (\d.+)$/gm)].map((match) => match[1] ?? ''));
const SECTIONS = HEADINGS.filter((heading) => /^[2-9] /.test(heading));
const PARTS_OF_2 = HEADINGS.filter((heading) => heading.startsWith('2.')).map((heading) =>
  heading.replace(/ .*/, ''),
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

const LINK = /\[[^\]]+\]\(([^)]+)\)/g;

const files = new Set(listFiles());
const proofs = listProofs();
const proven = new Set(proofs.flatMap(({rules}) => rules));
const rules = COVERAGE_PAGES.map((page) => ({page, list: rulesOf(readOurs(page))}));
const listOf = (page: string) => rules.find((one) => one.page === page)?.list ?? [];
const ids = rules.flatMap(({list}) => list.map(({id}) => id));

const inSection = (number: number) =>
  listOf(SPECIFIED).filter(({section}) => section.startsWith(`${number} `));
const missing = (names: readonly string[], number: number) => {
  const text = inSection(number)
    .map(({cells}) => cells.join(' '))
    .join('\n');
  return names.filter((name) => !text.includes(`\`${name}\``));
};

describe('each rule', () => {
  it('is proven by a test whose title names it', () => {
    expect(ids.filter((id) => !proven.has(id))).toEqual([]);
  });

  it('that a title names is in the list, once', () => {
    expect([...proven].filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has one link to the code', () => {
    const broken = rules.flatMap(({page, list}) =>
      list.filter(({code}) => {
        const paths = [...code.matchAll(LINK)].map(([, link = '']) =>
          posix.join(dirname(page), link),
        );
        return paths.length !== 1 || !files.has(paths[0] ?? '');
      }),
    );
    expect(broken.map(({id, code}) => `${id}: ${code}`)).toEqual([]);
  });
});

it.each(COVERAGE_PAGES)('%s lists the tests of today: else run `npm run docs:coverage`', (page) => {
  expect(readOurs(page)).toBe(writeTests(page, readOurs(page), proofs));
});

describe('the coverage of the specification', () => {
  it('has rules for each section from 2 on, which carry its number', () => {
    const headings = [...readOurs(SPECIFIED).matchAll(/^## (.+)$/gm)].map((match) => match[1]);
    expect(headings).toEqual(SECTIONS);
    expect(SECTIONS.filter((heading) => inSection(Number(heading[0])).length === 0)).toEqual([]);
    expect(listOf(SPECIFIED).filter(({section, id}) => section[0] !== id[0])).toEqual([]);
  });

  it('has rules for each part of section 2', () => {
    expect([...new Set(inSection(2).map(({id}) => id.replace(/-.*/, '')))]).toEqual(PARTS_OF_2);
  });

  it('has a rule for every path of every flow', () => {
    const paths = [freePaths, proPaths, upgradePaths].flatMap((each) => Object.values(each));
    expect(missing(paths, 2)).toEqual([]);
  });

  it('has a rule for every field', () => {
    const {subscriptionDetails, billingDetails} = emptyDraft;
    const fields = [emptyDraft, subscriptionDetails, billingDetails].flatMap(Object.keys);
    expect(missing(['password', ...fields], 3)).toEqual([]);
  });

  it('has a rule for every message of a form', () => {
    const keys = Object.keys(nl.form.validation).map((key) => `form.validation.${key}`);
    expect(missing(keys, 5)).toEqual([]);
  });
});

it('every failure seen elsewhere has a rule in its section, and no other', () => {
  const cases = Object.entries(CASES).flatMap(([section, list]) =>
    list.split(' ').map((id) => `${section} ${id}`),
  );
  expect(listOf(FAILURES).map(({section, id}) => `${section[0]} ${id}`)).toEqual(cases);
});

it('every point that was settled has a rule, and no other', () => {
  const points = readOurs(POINTS)
    .split('\n')
    .filter((line) => /^\| (?!---|point)/.test(line))
    .map((line) => line.split('|')[1]?.trim());
  expect(listOf(SETTLED).map(({cells}) => cells[0])).toEqual(points);
});
