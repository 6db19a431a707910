import {describe, expect, test} from 'vitest';
import {Secret} from '../../../machines/shared/secret.ts';
import {callCounts} from '../../support/machines/journey.ts';
import {
  startAfter,
  toExampleData,
  tokensSent,
  toTakingToken,
  toTeam,
  toValidatingToken,
} from './freeJourneys.ts';

const givenToken = (token: string) => ({
  type: 'xstate.done.actor.executeBotCheck',
  actorId: 'executeBotCheck',
  output: {token: new Secret(token), version: 3},
});
const solvedWith = (token: string) => ({
  type: 'challenge.solved',
  answer: {token: new Secret(token), version: 2},
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

  test('takes a fresh token with each try, and sends it to validation and to creation @3-17 @S10 @B26', async () => {
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
});

test('a visible challenge that expires blocks again, and its token is never sent @B28', async () => {
  const run = await startAfter([...toValidatingToken, ['the server wants the challenge', '', '']]);
  await run.take(solvedWith('v2-stale'));
  await run.takeInWords('lets the challenge expire');
  expect(run.snapshot().context.botCheck).toBeUndefined();
  await run.takeInWords('submits with example data');
  await run.take(solvedWith('v2-fresh'));
  await run.takeInWords('submits with example data');
  await run.takeInWords('the token is valid');
  expect(tokensSent(run)).toEqual({
    validated: [
      ['v3-token', 3],
      ['v2-fresh', 2],
    ],
    created: [['v2-fresh', 2]],
  });
});
