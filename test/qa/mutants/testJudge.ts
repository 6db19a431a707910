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
      bail: 1,
    },
    {plugins: [plugin], logLevel: 'silent'},
  );
  const tests = await vitest.globTestSpecifications();

  const firstToFail = async (): Promise<string | undefined> => {
    const {testModules, unhandledErrors} = await vitest.runTestSpecifications(tests);
    for (const module of testModules) {
      const [failed] = module.children.allTests('failed');
      if (failed) return failed.fullName;
      if (module.state() === 'failed') return `${module.relativeModuleId} cannot run`;
    }
    return unhandledErrors.length > 0 ? 'an unhandled error' : undefined;
  };

  const failure = await firstToFail();
  if (failure) throw new Error(`fails before anything is changed: ${failure}`);

  return {
    /** The first test that notices a mutant, if one does. */
    noticedBy: async (mutant: Mutant): Promise<string | undefined> => {
      set(mutant);
      vitest.invalidateFile(join(ROOT, mutant.file));
      const test = await firstToFail();
      set(undefined);
      vitest.invalidateFile(join(ROOT, mutant.file));
      return test;
    },
    close: () => vitest.close(),
  };
};
