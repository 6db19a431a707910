import {describe, expect, it} from 'vitest';
import type {Tried} from '../../qa/mutants/equivalent.ts';
import {verdictOn} from '../../qa/mutants/verdict.ts';

const mutant = (words: string, noticedBy?: string): Tried => ({
  file: 'machines/shared/draft/team.ts',
  line: 37,
  words,
  noticedBy,
});

const EXPLAINED = mutant(
  '"isFilled(ownEmail) ? [emailKey(ownEmail)] : []" became "[emailKey(ownEmail)]"',
);
const UNEXPLAINED = mutant('the guard is lost');
const NOTICED = mutant('the target is lost', 'a test');

describe('a run of mutants', () => {
  it('of a part passes when each survivor has a reason, however few there are beside it', () => {
    expect(verdictOn([EXPLAINED, NOTICED], true)).toEqual({
      sentence: '2 mutants, 1 survived, 0 of them without a reason: 50.0 %',
      isGood: true,
    });
  });

  it('of a part fails when a survivor has no reason', () => {
    expect(verdictOn([UNEXPLAINED, NOTICED], true)).toEqual({
      sentence: '2 mutants, 1 survived, 1 of them without a reason: 50.0 %',
      isGood: false,
    });
  });

  it('of all has a score to reach', () => {
    expect(verdictOn([EXPLAINED, NOTICED], false).isGood).toBe(false);
    expect(verdictOn([EXPLAINED, ...Array.from({length: 19}, () => NOTICED)], false).isGood).toBe(
      true,
    );
  });

  it('that tries nothing fails', () => {
    expect([verdictOn([], true).isGood, verdictOn([], false).isGood]).toEqual([false, false]);
  });
});
