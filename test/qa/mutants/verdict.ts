import {reasonFor, type Tried} from './equivalent.ts';

/** In percent, of all that is tried on the machines. */
const SCORE_ASKED = 95;

/** How sharp the tests are; a part of the machines has no score to reach, only reasons to give. */
export const verdictOn = (tried: readonly Tried[], isPart: boolean) => {
  const survivors = tried.filter(({noticedBy}) => !noticedBy);
  const unexplained = survivors.filter((mutant) => !reasonFor(mutant));
  const score = (100 * (tried.length - survivors.length)) / tried.length;
  return {
    sentence: `${tried.length} mutants, ${survivors.length} survived, ${unexplained.length} of them without a reason: ${score.toFixed(1)} %`,
    isGood: tried.length > 0 && unexplained.length === 0 && (isPart || score >= SCORE_ASKED),
  };
};
