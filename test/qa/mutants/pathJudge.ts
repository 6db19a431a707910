import {join} from 'node:path';
import {createServer, createServerModuleRunner} from 'vite';
import type {FlowPath} from '../../support/machines/paths.ts';
import {ROOT} from '../../support/repository.ts';
import type {FlowName} from '../paths/flows.ts';
import type {Mutant} from './listMutants.ts';
import {mutation} from './mutation.ts';

type Judge = typeof import('./judge.ts');

type Known = {flow: FlowName; path: FlowPath; outcome: string};

const FLOWS: readonly FlowName[] = ['free', 'pro', 'upgrade'];
const JUDGE = '/test/qa/mutants/judge.ts';
const PATIENCE = 10_000;

const concerns = ({file}: Mutant, flow: FlowName): boolean =>
  /^machines\/(\w+)\//.exec(file)?.[1] === flow || file.startsWith('machines/shared/');

const late = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('it does not come to rest')), PATIENCE).unref();
  });

const startServer = async () => {
  const {plugin, set} = mutation();
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    server: {middlewareMode: true, hmr: false, watch: null},
    optimizeDeps: {noDiscovery: true},
    plugins: [plugin],
  });
  const {ssr} = server.environments;
  const runner = createServerModuleRunner(ssr, {hmr: false});
  const invalidate = ({file}: Mutant) => {
    for (const module of ssr.moduleGraph.getModulesByFile(join(ROOT, file)) ?? []) {
      ssr.moduleGraph.invalidateModule(module);
    }
    runner.clearCache();
  };
  return {
    load: (): Promise<Judge> => runner.import(JUDGE),
    change: (mutant: Mutant, isOn: boolean) => {
      set(isOn ? mutant : undefined);
      invalidate(mutant);
    },
    close: () => server.close(),
  };
};

/** What a machine throws from a timer of its own, where no call can catch it and the whole run would end. */
const watchThrown = () => {
  const thrown: unknown[] = [];
  const keep = (error: unknown) => void thrown.push(error);
  process.on('uncaughtException', keep);
  return {
    /** All of it since it was last asked for. */
    take: async () => {
      await new Promise((resolve) => setTimeout(resolve));
      return thrown.splice(0);
    },
    stop: () => process.off('uncaughtException', keep),
  };
};

const cannotRun = (error: unknown) => `it cannot run: ${String(error).split('\n')[0]}`;

/** Tries mutants one after another on the paths of the flows. */
export const createPathJudge = async () => {
  const {load, change, close} = await startServer();
  const thrown = watchThrown();
  const original = await load();
  const known: Known[] = [];
  for (const flow of FLOWS) {
    for (const path of original.originalPaths(flow)) {
      known.push({flow, path, outcome: await original.outcomeOf(flow, path)});
    }
  }

  const firstToDiffer = async (mutant: Mutant): Promise<string | undefined> => {
    const judge = await load();
    for (const {flow, path, outcome} of known) {
      if (!concerns(mutant, flow)) continue;
      const now = await Promise.race([judge.outcomeOf(flow, path), late()]);
      if (now !== outcome) return `${flow}: ${path.name}`;
    }
    return undefined;
  };

  return {
    /** The first path that notices a mutant, if one does. */
    noticedBy: async (mutant: Mutant): Promise<string | undefined> => {
      change(mutant, true);
      try {
        const path = await firstToDiffer(mutant);
        const [error] = await thrown.take();
        return path ?? (error === undefined ? undefined : cannotRun(error));
      } catch (error) {
        await thrown.take();
        return cannotRun(error);
      } finally {
        change(mutant, false);
      }
    },
    close: () => {
      thrown.stop();
      return close();
    },
  };
};
