import {posix} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readOurs} from '../support/repository.ts';

const rows = readOurs('docs/security.md')
  .split('\n')
  .filter((line) => /^\| (?!threat|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, threat = '', , triedBy = '']) => ({threat, triedBy}));

describe('docs/security.md', () => {
  it('has lines', () => {
    expect(rows.length).toBeGreaterThan(10);
  });

  it.each(rows)('$threat: the test that proves it exists', ({triedBy}) => {
    const [, file = '', title = ''] = /^\[[^\]]+\]\(([^)]+)\)(?: › (.+))?$/.exec(triedBy) ?? [];
    const source = readOurs(posix.join('docs', file));
    expect(source).toMatch(/\b(test|it)\(|\b(test|it)\.each|\bdescribe/);
    expect(source).toContain(title === '' ? 'it(' : title);
  });
});
