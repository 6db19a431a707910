import {describe, expect, test} from 'vitest';
import {callCounts} from '../../support/machines/journey.ts';
import {leafOf} from '../../support/machines/position.ts';
import {filledIn, startAfter, toCreated, toCreating, toDetails} from './freeJourneys.ts';

describe('a creation that takes a long time', () => {
  test('says so after 60 seconds and not before @S39', async () => {
    const run = await startAfter(toCreating);
    run.clock.increment(59_999);
    const before = leafOf(run.snapshot());
    run.clock.increment(1);
    expect([before, leafOf(run.snapshot())]).toEqual([
      'creatingEnvironment.waiting',
      'creatingEnvironment.waitingLonger',
    ]);
  });

  test('is still accepted when it answers just before 10 minutes', async () => {
    const run = await startAfter(toCreating);
    run.clock.increment(599_999);
    await run.takeInWords('the environment is created');
    expect(leafOf(run.snapshot())).toBe('created');
  });

  test('is no longer accepted when it answers after 10 minutes @S39', async () => {
    const run = await startAfter([
      ...toCreating,
      ['10 minutes pass', '', ''],
      ['the environment is created', '', ''],
    ]);
    expect(leafOf(run.snapshot())).toBe('somethingWentWrong');
    expect(run.snapshot().context).toMatchObject({draft: filledIn, environment: {}});
  });
});

describe('one request', () => {
  test('is made however the creating screen is asked for @4-20 @B07', async () => {
    const run = await startAfter([
      ...toCreating,
      ['opens /free/step5 by its address', '', ''],
      ['returns to /free/step4 by Back or Forward', '', ''],
      ['returns to /free/step5 by Back or Forward', '', ''],
      ['submits with example data', '', ''],
      ['60 seconds pass', '', ''],
      ['submits with example data', '', ''],
    ]);
    expect(callCounts(run)['createEnvironment']).toBe(1);
  });

  test('is not repeated from the created screen @B07', async () => {
    const run = await startAfter([
      ...toCreated,
      ['returns to /free/step5 by Back or Forward', '', ''],
      ['returns to /free/step4 by Back or Forward', '', ''],
    ]);
    expect([leafOf(run.snapshot()), callCounts(run)['createEnvironment']]).toEqual([
      'signingUp.enteringAccount.fillingIn.typing',
      1,
    ]);
  });

  test('is not made before the bot check has passed', async () => {
    const run = await startAfter(toDetails);
    expect(callCounts(run)['createEnvironment']).toBeUndefined();
  });
});
