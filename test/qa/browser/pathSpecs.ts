import {expect} from '@playwright/test';
import type {FlowPath} from '../../support/machines/paths.ts';
import {leafOf} from '../../support/machines/position.ts';
import {recordRun} from '../coverage/coverageFile.ts';
import {type FlowName, pathsOf, qaFlows} from '../paths/flows.ts';
import {arrowsWithout, unwalkablePaths} from '../paths/unwalkable.ts';
import {test} from './fixtures.ts';
import {walkPath} from './driver/walkPath.ts';

/** `npm test` takes the paths with the most arrows; `npm run qa` takes them all. */
const IN_SHORT = 4;

const isComplete = process.env['QA_ALL'] !== undefined;

/** So many paths, each with the most arrows that those before it do not have. */
const fewOf = (paths: readonly FlowPath[]): FlowPath[] => {
  const known = new Set<string>();
  const newArrows = ({steps}: FlowPath): number =>
    new Set(steps.flatMap(({takes}) => takes).filter((key) => !known.has(key))).size;
  return Array.from({length: IN_SHORT}).flatMap(() => {
    const [best] = paths.toSorted((one, other) => newArrows(other) - newArrows(one));
    for (const {takes} of best?.steps ?? []) for (const key of takes) known.add(key);
    return best ?? [];
  });
};

/** The steps of each path that come to a state first: there the page is checked for accessibility. */
const firstArrivals = (paths: readonly FlowPath[]): ReadonlyMap<FlowPath, ReadonlySet<number>> => {
  const known = new Set<string>();
  return new Map(
    paths.map((path) => {
      const first = new Set<number>();
      for (const [index, {to}] of path.steps.entries()) {
        const leaf = leafOf(to);
        if (!known.has(leaf)) first.add(index);
        known.add(leaf);
      }
      return [path, first];
    }),
  );
};

/** Walks the paths of a flow in the browser, in order, and counts the arrows that were taken. */
export const testPathsInTheBrowser = (name: FlowName) => {
  const flow = qaFlows[name];
  const unwalkable = unwalkablePaths('browser', name);
  const walkable = pathsOf(flow).filter((path) => !unwalkable.has(path.name));
  const paths = isComplete ? pathsOf(flow) : fewOf(walkable);
  const arrivals = isComplete ? firstArrivals(walkable) : undefined;
  const coverage = recordRun('browser', flow.machine);

  test.describe.configure({mode: 'default'});

  test.describe(`the paths of the ${name} flow`, () => {
    for (const path of paths) {
      test(path.name, async ({begin, qaUrl}) => {
        const reason = unwalkable.get(path.name);
        test.fail(reason !== undefined, reason);
        const audited = arrivals?.get(path) ?? new Set();
        const visit = await begin(flow);
        try {
          await walkPath({...visit, path, origin: qaUrl, audited, reason});
        } finally {
          coverage.add(await visit.tab.taken());
        }
      });
    }

    if (isComplete) {
      test('take every arrow of the chart but those listed with a reason', () => {
        expect(coverage.missed()).toEqual(arrowsWithout('browser', name));
      });
    }
  });
};
