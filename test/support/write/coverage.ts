import {basename, dirname, posix} from 'node:path';
import {listFiles, readOurs} from '../repository.ts';

/** The pages that say of each rule where it is in the code, and which tests prove it. */
export const COVERAGE_PAGES = [
  'docs/coverage.md',
  'docs/coverage-settled.md',
  'docs/coverage-failures.md',
] as const;

/** A title ends with the rules its test proves: `shows a hint @2.4-3 @B12`. */
export type Proof = {file: string; title: string; rules: string[]};

/** A row of a page; `section` is the heading above it. */
export type Rule = {section: string; id: string; cells: string[]; code: string; tests: string};

/** The first argument of a call of `it` or `test`, or of what `each` gave; neither skipped nor a group. */
const TITLE =
  /(?:\b(?:it|test)(?:\.(?!skip|todo|fixme|describe)\w+)*|\))\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1\s*,/g;
const RULES = /(?: @[A-Z]?\d[\d.-]*)+$/;
const TEST_FILE = /^test\/.+(\.(test|spec|story)|Tests)\.tsx?$/;

const proofsIn = (file: string): Proof[] =>
  [...readOurs(file).matchAll(TITLE)].flatMap(([, , whole = '']) => {
    const [tags] = RULES.exec(whole) ?? [];
    if (tags === undefined) return [];
    const title = whole.slice(0, -tags.length);
    return [{file, title, rules: tags.trim().replaceAll('@', '').split(' ')}];
  });

/** Every test that names a rule, in the order of the files. */
export const listProofs = (): Proof[] =>
  listFiles('test')
    .filter((file) => TEST_FILE.test(file))
    .flatMap(proofsIn);

const ROW = /^\| (?!---)/;

const cellsOf = (line: string) =>
  line
    .replace(/^\| | \|$/g, '')
    .split(' | ')
    .map((cell) => cell.trim());

/** The rules of a page, in order. */
export const rulesOf = (text: string): Rule[] =>
  text
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const rows = lines.filter((line) => ROW.test(line)).slice(1);
      return rows.map(cellsOf).map((cells) => ({
        section: heading,
        id: cells[0] ?? '',
        cells: cells.slice(1, -2),
        code: cells.at(-2) ?? '',
        tests: cells.at(-1) ?? '',
      }));
    });

const testsOf = (page: string, id: string, proofs: readonly Proof[]): string => {
  const proving = proofs.filter(({rules}) => rules.includes(id));
  const files = [...new Set(proving.map(({file}) => file))];
  return files
    .map((file) => {
      const titles = proving.filter((proof) => proof.file === file).map(({title}) => title);
      const words = [...new Set(titles)].map((title) => `\`${title}\``).join(' · ');
      return `[${basename(file)}](${posix.relative(dirname(page), file)}) ${words}`;
    })
    .join('<br>');
};

/** The text of a page with the tests of each rule as the titles have them. */
export const writeTests = (page: string, text: string, proofs: readonly Proof[]): string => {
  const ids = new Set(rulesOf(text).map(({id}) => id));
  return text
    .split('\n')
    .map((line) => {
      const cells = ROW.test(line) ? cellsOf(line) : [];
      const [id = ''] = cells;
      if (!ids.has(id)) return line;
      return `| ${[...cells.slice(0, -1), testsOf(page, id, proofs)].join(' | ')} |`;
    })
    .join('\n');
};
