import {posix} from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles, readOurs} from '../../support/repository.ts';

const rows = readOurs('docs/security.md')
  .split('\n')
  .filter((line) => /^\| (?!threat|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, threat = '', , triedBy = '']) => ({threat, triedBy}));

/** Of tests and groups that are run, without the rules they prove. */
const titlesIn = (source: string) =>
  [...source.matchAll(/(?<!\.(?:skip|todo|fixme))\(\s*(['"`])((?:\\.|(?!\1).)+)\1\s*,/g)].map(
    ([, , title = '']) => title.replace(/( @\S+)+$/, ''),
  );

describe('docs/security.md', () => {
  it('has lines', () => {
    expect(rows.length).toBeGreaterThan(10);
  });

  it.each(rows)('$threat: the test that proves it exists', ({triedBy}) => {
    const [, file = '', title = ''] = /^\[[^\]]+\]\(([^)]+)\) › (.+)$/.exec(triedBy) ?? [];
    expect(titlesIn(readOurs(posix.join('docs', file)))).toContain(title);
  });
});

it('every end-to-end test has the traps of the fixtures', () => {
  const specs = listFiles().filter((file) => /^test\/e2e\/.+\.spec\.ts$/.test(file));
  const trapped = specs.filter((file) =>
    /^import {[^}]*\btest\b[^}]*} from '(\.{1,2}\/)+(support\/)?fixtures\.ts';$/m.test(
      readOurs(file),
    ),
  );
  expect(specs.length).toBeGreaterThan(20);
  expect(trapped).toEqual(specs);
});
