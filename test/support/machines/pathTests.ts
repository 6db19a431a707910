import type {AnyStateMachine} from 'xstate';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {FlowModel} from '../../../machines/shared/model/flowModel.ts';
import {recordRun} from '../../qa/coverage/coverageFile.ts';
import {type FlowRun, startFlow} from './flowRun.ts';
import {goldenText} from './goldenText.ts';
import {type FlowPath, transitionPaths} from './paths.ts';
import {leafOf} from './position.ts';
import {recordCoverage} from './transitions.ts';

type Ran = {path: FlowPath; seen: object[]; run: FlowRun};

const viewOf = (state: FlowPath['steps'][number]['to']) => ({
  state: leafOf(state),
  context: state.context,
});

/**
 * Takes every arrow of a flow's chart on the running machine, and holds each path against the file that says
 * where it leads (`npx vitest run -u` rewrites the file; its difference is what to review).
 */
export const testEveryPath = (machine: AnyStateMachine, model: FlowModel, goldenFile: string) => {
  const {paths, unreachable} = transitionPaths(machine, model);
  const coverage = recordCoverage(machine);
  const kept = recordRun('machine', machine);
  const ran = new Map<FlowPath, Ran>();

  const runOf = (path: FlowPath): Ran => {
    const found = ran.get(path);
    if (!found) throw new Error(`${path.name} has not been run`);
    return found;
  };

  beforeAll(async () => {
    for (const path of paths) {
      const run = startFlow(machine, model, path.input, coverage.inspect);
      const seen = [];
      for (const {event} of path.steps) {
        await run.take(event);
        seen.push(viewOf(run.snapshot()));
      }
      run.stop();
      ran.set(path, {path, seen, run});
    }
  });

  afterAll(() => kept.add(coverage.taken()));

  describe(`the paths of the ${machine.id} flow`, () => {
    test('leave no arrow of the chart untried', () => {
      expect(unreachable).toEqual([]);
    });

    test('have a name each, which is the whole name of its test', ({task}) => {
      const names = paths.map(({name}) => name);
      const titles = task.suite?.tasks.map(({name}) => name);
      expect([...new Set(names)]).toEqual(names);
      expect(titles).toEqual(expect.arrayContaining(names));
    });

    // `test.each` would cut the names, and neither the report nor `npm run qa -- --path` would find them.
    for (const path of paths) {
      test(path.name, () => {
        const {seen} = runOf(path);
        for (const [index, {words, to}] of path.steps.entries()) {
          const message = `${machine.id}, step ${index + 1}: after "${words}"`;
          expect(seen[index], message).toEqual(viewOf(to));
        }
      });
    }

    test('take every arrow of the chart', () => {
      expect(coverage.missed()).toEqual([]);
    });

    test('lead where the reviewed file says @2.10-5 @4-21 @4-23 @4-24 @4-25 @S06 @S28', async () => {
      const text = goldenText(machine.id, paths.map(runOf));
      await expect(text).toMatchFileSnapshot(goldenFile);
    });
  });
};
