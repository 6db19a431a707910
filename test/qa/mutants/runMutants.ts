import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {measuredAt} from '../../support/measuredAt.mjs';
import {ROOT} from '../../support/repository.ts';
import {mutantsDocument} from './document.ts';
import {reasonFor, type Tried} from './equivalent.ts';
import {type Mutant, mutantsOf, mutatedFiles} from './listMutants.ts';
import {createPathJudge} from './pathJudge.ts';
import {createTestJudge} from './testJudge.ts';
import {verdictOn} from './verdict.ts';

type Result = Mutant & Tried;

/** File → the mutants that were tried on it last. */
type Kept = Record<string, Result[]>;

const KEPT = join(ROOT, '.results/qa/mutants.json');

const keptBefore = (): Kept => {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8'));
  } catch {
    return {};
  }
};

/** Keeps what became of the mutants of a file so far. */
const keep = (file: string, tried: Result[]): Kept => {
  const before = {...keptBefore(), [file]: tried};
  const kept = Object.fromEntries(mutatedFiles().map((one) => [one, before[one] ?? []] as const));
  mkdirSync(join(ROOT, '.results/qa'), {recursive: true});
  writeFileSync(KEPT, JSON.stringify(kept, undefined, 1));
  return kept;
};

const isSame = (one: Mutant, other: Mutant): boolean =>
  one.start === other.start && one.end === other.end && one.replacement === other.replacement;

type Asked = {
  /** What the path of a file must match; empty for all of them. */
  part: string;
  /** Leaves out what was noticed or explained before: a run that was cut off goes on. */
  isRest: boolean;
};

/**
 * Tries every mutant of the machines and writes what became of them into docs/mutants.md; of a part of them it
 * only prints that. True when enough are noticed and the rest is explained.
 */
export const runMutants = async ({part, isRest}: Asked): Promise<boolean> => {
  const files = mutatedFiles().filter((file) => new RegExp(part).test(file));
  const paths = await createPathJudge();
  const tests = await createTestJudge();
  let kept = keptBefore();
  for (const file of files) {
    const mutants = mutantsOf(file);
    const before = isRest ? (kept[file] ?? []) : [];
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
  const asked = files.flatMap((file) => kept[file] ?? []);
  const text = mutantsDocument(asked, {
    parts: ['machines'],
    command: 'npm run qa:mutants',
    measured: measuredAt(),
  });
  if (part === '') writeFileSync(join(ROOT, 'docs/mutants.md'), text);
  else console.log(`\n${text}`);
  const {sentence, isGood} = verdictOn(asked, part !== '');
  console.log(sentence);
  return isGood;
};
