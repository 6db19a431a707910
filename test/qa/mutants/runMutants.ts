import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from '../../support/repository.ts';
import {mutantsDocument} from './document.ts';
import {reasonFor, type Tried} from './equivalent.ts';
import {type Mutant, mutantsOf, mutatedFiles} from './listMutants.ts';
import {createPathJudge} from './pathJudge.ts';
import {createTestJudge} from './testJudge.ts';

/** File → the mutants that were tried on it last. */
type Kept = Record<string, Tried[]>;

/** In percent. */
const SCORE_ASKED = 95;
const KEPT = join(ROOT, '.results/qa/mutants.json');

const keptBefore = (): Kept => {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8'));
  } catch {
    return {};
  }
};

/** Keeps what became of the mutants of a file so far. */
const keep = (file: string, tried: Tried[]): Kept => {
  const before = {...keptBefore(), [file]: tried};
  const kept = Object.fromEntries(mutatedFiles().map((one) => [one, before[one] ?? []] as const));
  mkdirSync(join(ROOT, '.results/qa'), {recursive: true});
  writeFileSync(KEPT, JSON.stringify(kept, undefined, 1));
  writeFileSync(join(ROOT, 'docs/mutants.md'), mutantsDocument(kept, new Date()));
  return kept;
};

const isSame = (one: Mutant, other: Mutant): boolean =>
  one.start === other.start && one.end === other.end && one.replacement === other.replacement;

/**
 * Tries every mutant of the machines, or of those files that match, and writes what became of all into
 * docs/mutants.md. With `--rest` leaves out those that were noticed or explained before: a run that was cut off goes on.
 * True when enough are noticed and the rest is explained.
 */
export const runMutants = async (asked = '', extent = ''): Promise<boolean> => {
  const paths = await createPathJudge();
  const tests = await createTestJudge();
  let kept = keptBefore();
  for (const file of mutatedFiles().filter((one) => new RegExp(asked).test(one))) {
    const mutants = mutantsOf(file);
    const before = extent === '--rest' ? (kept[file] ?? []) : [];
    const tried = before.filter(
      (one) =>
        (one.noticedBy ?? reasonFor(one)) !== undefined &&
        mutants.some((mutant) => isSame(one, mutant)),
    );
    for (const mutant of mutants) {
      if (tried.some((one) => isSame(one, mutant))) continue;
      // A chart's paths are quicker than its tests; all else has quick tests of its own.
      const isChart = file.endsWith('Machine.ts');
      const noticedBy =
        (isChart ? undefined : await tests.noticedByOwn(mutant)) ??
        (await paths.noticedBy(mutant)) ??
        (await tests.noticedBy(mutant));
      tried.push({...mutant, noticedBy});
      kept = keep(file, tried);
      if (!noticedBy) console.log(`survived  ${file}:${mutant.line}  ${mutant.words}`);
    }
    console.log(`${file}: ${tried.length} tried`);
  }
  await paths.close();
  await tests.close();
  const all = Object.values(kept).flat();
  const survivors = all.filter(({noticedBy}) => !noticedBy);
  const unexplained = survivors.filter((mutant) => !reasonFor(mutant));
  const score = (100 * (all.length - survivors.length)) / all.length;
  console.log(
    `${all.length} mutants, ${survivors.length} survived, ${unexplained.length} of them without a reason: ${score.toFixed(1)} %`,
  );
  return unexplained.length === 0 && score >= SCORE_ASKED;
};
