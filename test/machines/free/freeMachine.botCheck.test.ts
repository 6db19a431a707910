import {describe, expect, test} from 'vitest';
import {Secret} from '../../../machines/shared/secret.ts';
import {callCounts, follow, type Row} from '../../support/machines/journey.ts';
import {leafOf} from '../../support/machines/position.ts';
import {
  startAfter,
  toExampleData,
  tokensSent,
  toLoadingBotCheck,
  toTakingToken,
  toTeam,
  toValidatingToken,
} from './freeJourneys.ts';

const givenToken = (token: string) => ({
  type: 'xstate.done.actor.executeBotCheck',
  actorId: 'executeBotCheck',
  output: {token: new Secret(token), version: 3},
});

describe('the invisible check', () => {
  test('loads the script at the step that needs it and takes the token at the click @4-14 @S09 @B26', async () => {
    const atTeam = await startAfter(toTeam);
    const atStep = await startAfter(toExampleData);
    const clicked = await startAfter(toTakingToken);
    expect([atTeam, atStep, clicked].map(callCounts)).toEqual([
      {checkAvailability: 2},
      {checkAvailability: 2, loadBotCheck: 1},
      {checkAvailability: 2, loadBotCheck: 1, executeBotCheck: 1},
    ]);
  });

  test('sends one and the same token to validation and to creation @3-17 @B26', async () => {
    const run = await startAfter(toTakingToken);
    await run.take(givenToken('v3-first'));
    await run.takeInWords('the token is valid');
    expect(tokensSent(run)).toEqual({
      validated: [['v3-first', 3]],
      created: [['v3-first', 3]],
    });
  });

  const script = (message: string) => ({kind: 'script', message});
  const timeout = {kind: 'timeout', message: 'timeout of 10000ms exceeded'};
  const network = {kind: 'network', message: 'Network Error'};

  test.each([
    [
      'loading',
      'loadBotCheck',
      toLoadingBotCheck,
      [
        ['the bot check cannot be loaded', script('The bot-check script failed')],
        ['10 seconds pass', timeout],
      ],
    ],
    [
      'taking a token',
      'executeBotCheck',
      toTakingToken,
      [
        ['the bot check gives no token', script('The bot check failed')],
        ['10 seconds pass', timeout],
      ],
    ],
    [
      'validating',
      'validateToken',
      toValidatingToken,
      [
        ['the validation call fails', network],
        ['10 seconds pass', timeout],
      ],
    ],
  ] as const)(
    'that fails while %s is reported and can be tried again @8-11',
    async (_, call, start, failures) => {
      for (const [words, failure] of failures) {
        const run = await startAfter(start);
        const rows: Row[] = [
          [words, '/free/step4', 'retry screen'],
          ['submits with example data', '/free/step4', 'busy loading'],
          ['the bot check is loaded', '/free/step4', 'busy'],
          ['the bot check gives a token', '/free/step4', 'busy'],
          ['the token is valid', '/free/step5', 'busy creating locked'],
        ];
        expect(await follow(run, rows)).toEqual(rows);
        expect(run.effects).toEqual([{action: 'reportFailure', params: {call, failure}}]);
      }
    },
  );

  test('takes a fresh token with each try @S10 @B26', async () => {
    const run = await startAfter(toTakingToken);
    await run.take(givenToken('v3-first'));
    await run.takeInWords('the validation call fails');
    expect(run.snapshot().context.botCheck).toBeUndefined();
    await run.takeInWords('submits with example data');
    await run.takeInWords('the bot check is loaded');
    await run.take(givenToken('v3-second'));
    await run.takeInWords('the token is valid');
    expect(tokensSent(run)).toEqual({
      validated: [
        ['v3-first', 3],
        ['v3-second', 3],
      ],
      created: [['v3-second', 3]],
    });
  });

  test('waits exactly 10 seconds @S10', async () => {
    const run = await startAfter(toTakingToken);
    run.clock.increment(9_999);
    const before = leafOf(run.snapshot());
    run.clock.increment(1);
    expect([before, leafOf(run.snapshot())]).toEqual([
      'signingUp.choosingExampleData.runningInvisibleCheck',
      'signingUp.choosingExampleData.botCheckFailed',
    ]);
  });

  test('whose answer comes too late is ignored', async () => {
    const run = await startAfter([
      ...toTakingToken,
      ['10 seconds pass', '', ''],
      ['the bot check gives a token', '', ''],
    ]);
    expect([leafOf(run.snapshot()), run.snapshot().context.botCheck]).toEqual([
      'signingUp.choosingExampleData.botCheckFailed',
      undefined,
    ]);
  });

  test('is given up on going back, and starts afresh on return @2.7-5', async () => {
    const run = await startAfter(toTakingToken);
    const rows: Row[] = [
      ['goes back a step', '/free/step3', 'screen'],
      ['the bot check gives a token', '/free/step3', 'screen'],
      ['submits the team', '/free/step4', 'busy preparing'],
      ['the bot check is loaded', '/free/step4', 'screen'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
    expect(run.snapshot().context.botCheck).toBeUndefined();
  });
});

test('the choice made with a second try is the one that is sent', async () => {
  const run = await startAfter([...toTakingToken, ['the bot check gives no token', '', '']]);
  await run.takeInWords('submits without example data');
  expect(run.snapshot().context.draft.exampleData).toBe('nodata');
});
