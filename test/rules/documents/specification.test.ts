import {describe, expect, it} from 'vitest';
import {listFiles, readOurs} from '../../support/repository.ts';

const files = listFiles();
const chapters = files.filter((path) => /^docs\/specification(\.md|\/.+\.md)$/.test(path));
const sections = chapters.flatMap((path) =>
  [...readOurs(path).matchAll(/^##+ (\d+(?:\.\d+)?) /gm)].map((match) => match[1] ?? ''),
);
const known = new Set(sections);

const NUMBERS = String.raw`\d+(?:\.\d+)?`;
const CITATION = new RegExp(
  String.raw`\bspecification (${NUMBERS}(?:(?:,| and|, and) ${NUMBERS})*)`,
  'g',
);

/** The text of a file, with comments that go on in the next line joined. */
const joined = (path: string) => readOurs(path).replace(/\n\s*(?:\*|\/\/) /g, ' ');

const citedIn = (text: string) =>
  [...text.matchAll(CITATION)].flatMap((match) => (match[1] ?? '').match(/[\d.]+/g) ?? []);

const sources = files.filter((path) => /^(src|machines|test)\/.*\.(tsx?|mjs)$/.test(path));
const citing = [...sources, ...files.filter((path) => /^(README|docs\/.*)\.md$/.test(path))];

describe('the specification', () => {
  it('numbers its sections, each once and one after the other', () => {
    const following = (before: string, section: string) => {
      const [chapter = 0, part = 0] = before.split('.').map(Number);
      return section === `${chapter}.${part + 1}` || section === `${chapter + 1}`;
    };
    const misplaced = sections.filter(
      (section, index) => !following(sections[index - 1] ?? '0', section),
    );
    expect(sections.length).toBeGreaterThan(9);
    expect(misplaced).toEqual([]);
  });

  it('lists each chapter among its contents, and no other', () => {
    const chapterTitles = chapters.flatMap((path) =>
      [...readOurs(path).matchAll(/^## (\d .+)$/gm)].map((match) => match[1]),
    );
    const contents = [...readOurs('docs/specification.md').matchAll(/^\| (\d .+?) +\|/gm)];
    expect(contents.map((match) => match[1])).toEqual(chapterTitles);
  });

  it('has every section that is cited', () => {
    const cited = citing.flatMap((path) =>
      citedIn(joined(path)).map((section) => ({path, section})),
    );
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(({section}) => !known.has(section))).toEqual([]);
  });

  it('is cited by the number of a section, and under no other name', () => {
    const vague = sources
      .filter((path) => !path.startsWith('test/'))
      .filter((path) => /specification(?! \d)/i.test(joined(path)));
    const otherNames = sources
      .filter((path) => !path.startsWith('test/rules/'))
      .filter((path) => /\bcontract\b(?!\/)/i.test(joined(path)));
    expect([...vague, ...otherNames]).toEqual([]);
  });

  it('is, like every other document that code names, part of the repository', () => {
    const documents = new Set(files.map((path) => path.split('/').at(-1)));
    const strangers = sources
      .filter((path) => !path.startsWith('test/'))
      .flatMap((path) => readOurs(path).match(/\b[\w-]+\.md\b/g) ?? [])
      .filter((name) => !documents.has(name));
    expect(strangers).toEqual([]);
  });

  it('gives a section of its own for every settled point', () => {
    const points = [
      ...readOurs('docs/specification/settled.md').matchAll(/^\| .+? +\| (\d[\d.]*) +\|/gm),
    ].map((match) => match[1] ?? '');
    expect(points.length).toBeGreaterThan(0);
    expect(points.filter((section) => !known.has(section))).toEqual([]);
  });
});
