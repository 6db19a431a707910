import {describe, expect, it} from 'vitest';
import {shortenWalk, type WalkFault} from './shortenWalk.ts';

const STEPS = Array.from({length: 25}, (_, step) => step);

/** A product that breaks at a step once all the others have been taken before it. */
const breaksAt =
  (last: number, ...before: number[]) =>
  async (steps: readonly number[]): Promise<WalkFault | undefined> => {
    const at = steps.indexOf(last);
    const isReady = before.every((step) => steps.slice(0, at).includes(step));
    return at >= 0 && isReady ? {at, error: 'it broke'} : undefined;
  };

const shorten = (walk: ReturnType<typeof breaksAt>, at: number, isTimeUp = () => false) =>
  shortenWalk({steps: STEPS, fault: {at, error: 'it broke'}}, walk, isTimeUp);

describe('a walk that breaks something', () => {
  it('is left with the steps it does not break without', async () => {
    expect(await shorten(breaksAt(19, 2, 7), 19)).toEqual({
      steps: [2, 7, 19],
      fault: {at: 2, error: 'it broke'},
    });
  });

  it('is left with one step where one is enough', async () => {
    expect(await shorten(breaksAt(24), 24)).toEqual({
      steps: [24],
      fault: {at: 0, error: 'it broke'},
    });
  });

  it('ends with the step that went wrong, even when no time is left', async () => {
    expect(await shorten(breaksAt(4, 1), 4, () => true)).toEqual({
      steps: [0, 1, 2, 3, 4],
      fault: {at: 4, error: 'it broke'},
    });
  });

  it('keeps all it needs when it breaks only at its end', async () => {
    const atTheEnd = async (steps: readonly number[]) =>
      steps.includes(3) ? {at: steps.length, error: 'stuck'} : undefined;
    expect(await shorten(atTheEnd, 25)).toEqual({steps: [3], fault: {at: 1, error: 'stuck'}});
  });
});
