import {describe, expect, it} from 'vitest';
import {CALLS, FLOWS} from '../e2e/faults/calls.ts';
import {FAULT_NAMES} from '../e2e/faults/faultKinds.ts';
import {faultsPage, type Outcome, type Outcomes} from '../e2e/faults/faultsPage.ts';
import {impossibility, MATRIX, SLICE, titleOf} from '../e2e/faults/matrix.ts';
import {readOurs} from '../support/repository.ts';

const MARKS: Record<string, Outcome | undefined> = {'✓': 'passed', '✗': 'failed'};

/** The marks of the page's table, which stand in the order of the matrix. */
const readOutcomes = (page: string): Outcomes => {
  const marks = [...page.matchAll(/^\|.* \| (.) \| (.) \| (.) \|$/gm)]
    .flatMap(([, ...row]) => row)
    .filter((mark) => mark !== '–');
  return new Map(
    MATRIX.flatMap((cell, index) => {
      const outcome = MARKS[marks[index] ?? ''];
      return outcome ? [[titleOf(cell), outcome] as const] : [];
    }),
  );
};

describe('docs/faults.md', () => {
  const page = readOurs('docs/faults.md');

  it('tells of the matrix in code, cell by cell', () => {
    expect(page).toBe(faultsPage(readOutcomes(page)));
  });

  it('holds no cell that failed or was not tried', () => {
    expect([...readOutcomes(page).values()]).toEqual(MATRIX.map(() => 'passed'));
  });

  it('would show a cell that failed or was not tried', () => {
    const [first, ...others] = MATRIX.map(titleOf);
    const outcomes: Outcomes = new Map([
      [String(first), 'failed'],
      ...others.slice(1).map((title) => [title, 'passed'] as const),
    ]);
    expect(faultsPage(outcomes)).toContain(
      `tried: ${MATRIX.length - 1}, passed: ${MATRIX.length - 2}`,
    );
    expect(faultsPage(outcomes)).toMatch(/ \| ✗ \| \? \| /);
  });
});

describe('the matrix', () => {
  it('leaves out nothing but what cannot be', () => {
    const possible = CALLS.flatMap((call) =>
      FAULT_NAMES.filter((fault) => impossibility(call, fault) === undefined),
    );
    expect(MATRIX).toHaveLength(possible.length * FLOWS.length);
    expect(new Set(MATRIX.map(titleOf)).size).toBe(MATRIX.length);
  });

  it('has a slice for `npm test` in which every call, every effect and every flow occurs', () => {
    const kinds = (cells: typeof MATRIX) =>
      new Set(cells.map(({call, effect}) => `${call} ${effect}`));
    expect(kinds(SLICE)).toEqual(kinds(MATRIX));
    expect(new Set(SLICE.map(({flow}) => flow))).toEqual(new Set(FLOWS));
  });
});
