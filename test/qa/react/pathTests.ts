import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import {chunksOf, type FlowDefinition} from '../../../src/flows/shared/contract/flowDefinition.ts';
import type {FlowPath} from '../../support/machines/paths.ts';
import {recordCoverage} from '../../support/machines/transitions.ts';
import {recordRun} from '../coverage/coverageFile.ts';
import {expectedViews} from '../paths/expected.ts';
import {type FlowName, MODEL_DOMAIN, pathsOf, type QaFlow, qaFlows} from '../paths/flows.ts';
import {perform} from '../paths/perform.ts';
import {CALLS, expectedTraffic, type Traffic, withoutToken} from '../paths/traffic.ts';
import {arrowsWithout, unwalkablePaths} from '../paths/unwalkable.ts';
import {createPage, type ReactPage} from './page.tsx';
import {reactHands} from './reactHands.ts';

const trafficOf = ({desk, departures}: ReactPage): Traffic => ({
  calls: desk
    .log()
    .filter(({name, input}) => name !== 'checkAvailability' || input === MODEL_DOMAIN)
    .flatMap(({name}) => CALLS[name] ?? []),
  requests: desk.asked('createEnvironment').map((request) => withoutToken(request as object)),
  reported: desk.reports.map(({call}) => call),
  departures: departures(),
});

const walkPath = async (flow: QaFlow, path: FlowPath, page: ReactPage) => {
  const surroundings = {hands: reactHands(page), flow, domain: MODEL_DOMAIN};
  const {origin} = page.desk.services;
  const views = expectedViews(flow, path, MODEL_DOMAIN);
  const traffic = await expectedTraffic(flow, path, {domain: MODEL_DOMAIN, origin});
  for (const [index, step] of path.steps.entries()) {
    await perform(step, index === 0, surroundings);
    const message = `${flow.name}, step ${index + 1}: after "${step.words}"`;
    expect({...page.observe(), ...trafficOf(page)}, message).toEqual({
      ...views[index],
      ...traffic[index],
    });
  }
};

/** Walks every path of a flow on the screens and counts the arrows that were taken. */
export const testEveryPathOnTheScreens = (
  name: FlowName,
  definitions: readonly FlowDefinition[],
) => {
  const flow = qaFlows[name];
  const coverage = recordCoverage(flow.machine);
  const unwalkable = unwalkablePaths('react', name);
  const kept = recordRun('react', flow.machine);
  let page: ReactPage | undefined;

  beforeAll(async () => {
    await Promise.all(definitions.flatMap(chunksOf).map((chunk) => chunk.load()));
  });
  beforeEach(() => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  });
  afterEach(() => {
    page?.close();
    vi.useRealTimers();
  });
  afterAll(() => kept.add(coverage.taken()));

  describe(`the paths of the ${name} flow on the screens`, () => {
    for (const path of pathsOf(flow)) {
      const walk = unwalkable.has(path.name) ? test.fails : test;
      walk(path.name, async () => {
        page = createPage(coverage.inspect);
        await walkPath(flow, path, page);
      });
    }

    test('take every arrow of the chart but those listed with a reason', () => {
      expect(coverage.missed().toSorted()).toEqual(arrowsWithout('react', name));
    });
  });
};
