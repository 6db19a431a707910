import {join} from 'node:path';
import {expect} from '@playwright/test';
import type {Screen} from '../../../machines/shared/flow/flowTypes.ts';
import type {PathStep} from '../../support/machines/paths.ts';
import {leafOf, metaOf} from '../../support/machines/position.ts';
import {ROOT} from '../../support/repository.ts';
import {pathsOf, type QaFlow, qaFlows} from '../paths/flows.ts';
import {unwalkablePaths} from '../paths/unwalkable.ts';
import {test} from './fixtures.ts';
import {takeStep} from './driver/takeStep.ts';

const FOLDER = join(ROOT, '.results/qa/report/screens');

/** The shortest beginning of a path that ends on a screen. */
const wayTo = (flow: QaFlow, screen: Screen): readonly PathStep[] | undefined => {
  const listed = unwalkablePaths('browser', flow.name);
  return pathsOf(flow)
    .filter(({name}) => !listed.has(name))
    .map(({steps}) => steps.slice(0, steps.findIndex(({to}) => metaOf(to)?.screen === screen) + 1))
    .filter((steps) => steps.length > 0)
    .toSorted((one, other) => one.length - other.length)[0];
};

for (const flow of Object.values(qaFlows)) {
  for (const screen of Object.keys(flow.paths) as Screen[]) {
    const way = wayTo(flow, screen);
    if (!way) continue;
    test(`${flow.name}: ${screen} is pictured in both languages`, async ({begin}) => {
      const visit = await begin(flow);
      const {page, gate, observe} = visit.tab;
      const state = async () => (await observe()).state;
      for (const [index, step] of way.entries()) {
        await takeStep(step, index === 0, visit);
        await expect.poll(state, {timeout: 20_000}).toBe(leafOf(step.to));
        gate.close();
      }
      await page.locator('h1').waitFor();
      const picture = (language: string) =>
        page.screenshot({
          path: join(FOLDER, `${flow.name}-${screen}-${language}.png`),
          fullPage: true,
        });
      await picture('nl');
      await page.getByRole('link', {name: 'English'}).click();
      await page.locator('html[lang="en"]').waitFor();
      await picture('en');
    });
  }
}
