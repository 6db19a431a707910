import {join} from 'node:path';
import {createVitest} from 'vitest/node';
import {ROOT} from '../../support/repository.ts';
import type {Mutant} from './listMutants.ts';
import {mutation} from './mutation.ts';

/** Tries mutants one after another on the tests of the machines; the paths have judged them before. */
export const createTestJudge = async () => {
  const {plugin, set} = mutation();
  const vitest = await createVitest(
    'test',
    {
      root: ROOT,
      config: false,
      watch: false,
      include: ['test/machines/**/*.test.ts'],
      exclude: ['**/*Model.test.ts'],
      setupFiles: ['test/support/consoleTrap.ts'],
      reporters: [{}],
      pool: 'threads',
      testTimeout: 60_000,
      bail: 1,
    },
    {plugins: [plugin], logLevel: 'silent'},
  );
  const tests = await vitest.globTestSpecifications();

  const firstToFail = async (asked = tests): Promise<string | undefined> => {
    const {testModules, unhandledErrors} = await vitest.runTestSpecifications(asked);
    // Vitest also returns what earlier runs made of the files that were not asked for now.
    const ran = testModules.filter((module) =>
      asked.some(({moduleId}) => moduleId === module.moduleId),
    );
    for (const module of ran) {
      const [failed] = module.children.allTests('failed');
      if (failed) return failed.fullName;
      if (module.state() === 'failed') return `${module.relativeModuleId} cannot run`;
    }
    return unhandledErrors.length > 0 ? 'an unhandled error' : undefined;
  };

  const failure = await firstToFail();
  if (failure) throw new Error(`fails before anything is changed: ${failure}`);

  const noticedBy = async (mutant: Mutant, asked = tests): Promise<string | undefined> => {
    if (asked.length === 0) return undefined;
    set(mutant);
    vitest.invalidateFile(join(ROOT, mutant.file));
    const test = await firstToFail(asked);
    set(undefined);
    vitest.invalidateFile(join(ROOT, mutant.file));
    return test;
  };

  return {
    /** The first test in the file named after the mutant's that notices it, if one does: the quickest to ask. */
    noticedByOwn: (mutant: Mutant): Promise<string | undefined> => {
      const own = join(ROOT, 'test', mutant.file.replace(/\.ts$/, '.test.ts'));
      return noticedBy(
        mutant,
        tests.filter(({moduleId}) => moduleId === own),
      );
    },
    /** The first test that notices a mutant, if one does. */
    noticedBy: (mutant: Mutant): Promise<string | undefined> => noticedBy(mutant),
    close: () => vitest.close(),
  };
};
