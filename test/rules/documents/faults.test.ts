import {describe, expect, it} from 'vitest';
import {CALLS, FLOWS} from '../../e2e/faults/calls.ts';
import {FAULT_NAMES} from '../../e2e/faults/faultKinds.ts';
import {faultsPage, type Verdicts} from '../../e2e/faults/faultsPage.ts';
import {impossibility, MATRIX, SLICE, titleOf} from '../../e2e/faults/matrix.ts';

it('the page of faults shows a cell that failed or was not tried', () => {
  const [first, , ...others] = MATRIX.map(titleOf);
  const verdicts: Verdicts = new Map([
    [String(first), 'failed'],
    ...others.map((title) => [title, 'passed'] as const),
  ]);
  const page = faultsPage(verdicts, '2026-11-28, at commit 1a2b3c4');
  expect(page).toContain(`tried: ${MATRIX.length - 1}, passed: ${MATRIX.length - 2}`);
  expect(page).toMatch(/ \| ✗ \| \? \| /);
});

describe('the matrix', () => {
  it('leaves out nothing but what cannot be', () => {
    const possible = CALLS.flatMap((call) =>
      FAULT_NAMES.filter((fault) => impossibility(call, fault) === undefined),
    );
    expect(MATRIX).toHaveLength(possible.length * FLOWS.length);
    expect(new Set(MATRIX.map(titleOf)).size).toBe(MATRIX.length);
  });

  it('has a slice for `npm test` with one story of every effect, and with every flow', () => {
    const effects = new Set(MATRIX.map(({effect}) => effect));
    expect(SLICE.map(({effect}) => effect)).toEqual([...effects]);
    expect(new Set(SLICE.map(({flow}) => flow))).toEqual(new Set(FLOWS));
  });
});
