import {dirname, posix} from 'node:path';
import {describe, expect, it} from 'vitest';
import {NAME_SCENARIOS} from '../../sandbox/answers/scenarios.ts';
import {listFiles, readOurs} from '../../support/repository.ts';

const files = new Set(listFiles());
const documents = [...files].filter((path) => /^(README\.md|docs\/.*\.md)$/.test(path));
const records = documents.filter((path) => path.startsWith('docs/decisions/'));

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (document: string) =>
  [...readOurs(document).matchAll(/^#+ (.+)$/gm)].map((match) => anchorOf(match[1] ?? ''));

function brokenLinks(document: string): string[] {
  const links = [...readOurs(document).matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
  return links.filter((link) => {
    if (/^https?:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? document : posix.join(dirname(document), path).replace(/\/$/, '');
    const isFolder = [...files].some((file) => file.startsWith(`${target}/`));
    if (!files.has(target) && !isFolder) return true;
    return anchor !== undefined && !anchorsIn(target).includes(anchor);
  });
}

describe('the documents', () => {
  it('are there', () => {
    expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/contributing.md']));
  });

  it.each(documents)('%s links to what exists', (document) => {
    expect(brokenLinks(document)).toEqual([]);
  });
});

describe('the decision records', () => {
  it('are numbered from 0001 on, without a gap', () => {
    expect(records.map((path) => path.slice('docs/decisions/'.length).slice(0, 5))).toEqual(
      records.map((_, index) => `${String(index + 1).padStart(4, '0')}-`),
    );
  });

  it.each(records)('%s gives context, decision and consequences', (record) => {
    const headings = [...readOurs(record).matchAll(/^## (.+)$/gm)].map((match) => match[1]);
    expect(headings).toEqual(['Context', 'Decision', 'Consequences']);
  });
});

describe('the README', () => {
  const readme = readOurs('README.md');

  it('lists the variables of .env with their defaults, in order', () => {
    const listed = [...readme.matchAll(/^\| `(VITE_\w+)` *\| (?:`([^`]*)`|empty) *\|/gm)];
    const committed = [...readOurs('.env').matchAll(/^(VITE_\w+)=(.*)$/gm)];
    expect(listed.map(([, name, value = '']) => `${name}=${value}`)).toEqual(
      committed.map(([, name, value]) => `${name}=${value}`),
    );
  });
});

it('the README and the contributing guide together name every script of package.json once', () => {
  const {scripts} = JSON.parse(readOurs('package.json'));
  const text = readOurs('README.md') + readOurs('docs/contributing.md');
  const listed = [...text.matchAll(/^\| `npm (?:run )?([\w:]+)` *\|/gm)].map((row) => row[1]);
  expect(listed.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

it('the sandbox document lists the test values', () => {
  const listed = [...readOurs('docs/sandbox.md').matchAll(/^\| `(\w+)` *\|/gm)].map(
    (row) => row[1],
  );
  expect(listed).toEqual(NAME_SCENARIOS.map(({id}) => id));
});
