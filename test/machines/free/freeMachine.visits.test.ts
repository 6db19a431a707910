import {describe, expect, test} from 'vitest';
import {freePaths, type FreeScreen} from '../../../machines/free/freeTypes.ts';
import type {VisitKind} from '../../../machines/shared/flow/flowTypes.ts';
import type {Row} from '../../support/machines/journey.ts';
import {pathOf} from '../../support/machines/position.ts';
import {startAfter, toCreated, toCreating, toError} from './freeJourneys.ts';

const screens = Object.keys(freePaths) as FreeScreen[];

/** Where asking for each screen leads from where a run stands; `refused` where nothing happens. */
const leadsTo = async (rows: readonly Row[], by: VisitKind) => {
  const led: Record<string, string> = {};
  for (const screen of screens) {
    const run = await startAfter(rows);
    const event = {type: 'screen.visit', screen, by};
    const allowed = run.snapshot().can(event);
    await run.take(event);
    led[freePaths[screen]] = allowed ? pathOf(run.snapshot()) : 'refused';
  }
  return led;
};

const refused = Object.fromEntries(screens.map((screen) => [freePaths[screen], 'refused']));

describe('Back and Forward', () => {
  test.each<[string, readonly Row[]]>([
    ['the environment is being created', toCreating],
    ['creation takes longer', [...toCreating, ['60 seconds pass', '', '']]],
  ])('are refused while %s', async (_, rows) => {
    expect(await leadsTo(rows, 'history')).toEqual(refused);
    expect(await leadsTo(rows, 'link')).toEqual(refused);
  });

  test('lead away from the created screen to the start, and never back to it', async () => {
    const {'/free/step6': _, ...earlier} = await leadsTo(toCreated, 'history');
    expect(earlier).toEqual({
      '/': '/',
      '/free': '/free',
      '/free/step2': '/free',
      '/free/step3': '/free',
      '/free/step4': '/free',
      '/free/step5': '/free',
      '/free/somethingwentwrong': 'refused',
    });
    const run = await startAfter([
      ...toCreated,
      ['returns to /free/step4 by Back or Forward', '', ''],
    ]);
    expect(run.snapshot().can({type: 'screen.visit', screen: 'created', by: 'history'})).toBe(
      false,
    );
  });

  test('lead away from the error screen to the step asked for', async () => {
    expect(await leadsTo(toError, 'history')).toEqual({
      '/': '/',
      '/free': '/free',
      '/free/step2': '/free/step2',
      '/free/step3': '/free/step3',
      '/free/step4': '/free/step4',
      '/free/step5': '/free',
      '/free/step6': '/free',
      '/free/somethingwentwrong': 'refused',
    });
  });
});
