import {expect, test} from '@playwright/test';
import {axe} from '../../../e2e/support/fixtures.ts';
import type {FlowPath} from '../../../support/machines/paths.ts';
import {leafOf} from '../../../support/machines/position.ts';
import {expectedViews} from '../../paths/expected.ts';
import {CALLS, expectedTraffic, type Traffic, withoutToken} from '../../paths/traffic.ts';
import type {Visit} from '../fixtures.ts';
import type {Tab} from './tab.ts';
import {takeStep} from './takeStep.ts';

const PATIENCE = {timeout: 20_000, intervals: [10, 20, 40, 80, 160]};
/** For a path that is expected to end before its last step. */
const HURRY = {timeout: 3_000};

const trafficOf = ({gate, reported}: Tab): Traffic => ({
  calls: gate.log().flatMap(({actor}) => CALLS[actor] ?? []),
  requests: gate
    .log()
    .filter(({actor}) => actor === 'createEnvironment')
    .map(({body}) => withoutToken((body as {data: object}).data)),
  reported: reported(),
  departures: gate.log().filter(({actor}) => actor === 'paymentPage').length,
});

type Walk = Visit & {
  path: FlowPath;
  origin: string;
  /** Numbers of the steps after which the page is checked for accessibility. */
  audited: ReadonlySet<number>;
  /** Why it is not expected to get through. */
  reason: string | undefined;
};

/** Walks a path in the browser and compares everything that can be seen with the model, step by step. */
export const walkPath = async ({path, origin, audited, reason, ...visit}: Walk) => {
  const {flow, tab, domain} = visit;
  const views = expectedViews(flow, path, domain);
  const traffic = await expectedTraffic(flow, path, {domain, origin});
  const seen = async () => ({...(await tab.observe()), ...trafficOf(tab)});
  for (const [index, step] of path.steps.entries()) {
    await test.step(`${step.words} ⇒ ${leafOf(step.to)}`, async () => {
      await takeStep(step, index === 0, visit);
      const message = `${flow.name}, step ${index + 1}: after "${step.words}"`;
      await expect
        .poll(seen, {...PATIENCE, ...(reason && HURRY), message})
        .toEqual({...views[index], ...traffic[index]});
      if (audited.has(index)) await axe(tab.page);
    });
    tab.gate.close();
  }
  expect(await tab.leftovers(), 'what else is kept in the browser').toEqual({
    session: [],
    local: [],
    cookies: '',
  });
  expect(tab.surprises(), 'console output').toEqual([]);
};
