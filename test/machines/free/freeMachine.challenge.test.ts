import {describe, expect, test} from 'vitest';
import {Secret} from '../../../machines/shared/secret.ts';
import {follow, type Row} from '../../support/machines/journey.ts';
import {startAfter, tokensSent, toValidatingToken} from './freeJourneys.ts';

const solvedWith = (token: string) => ({
  type: 'challenge.solved',
  answer: {token: new Secret(token), version: 2},
});

const toChallenge: readonly Row[] = [
  ...toValidatingToken,
  ['the server wants the challenge', '/free/step4', 'challenge screen'],
];
const toSolved: readonly Row[] = [
  ...toChallenge,
  ['solves the challenge', '/free/step4', 'challenge screen'],
];
const toValidating: readonly Row[] = [
  ...toSolved,
  ['submits with example data', '/free/step4', 'busy challenge'],
];

describe('the visible challenge', () => {
  test('blocks submitting until it is solved, and then does not submit by itself', async () => {
    const run = await startAfter(toChallenge);
    const rows: Row[] = [
      ['submits with example data', '/free/step4', 'challenge screen'],
      ['solves the challenge', '/free/step4', 'challenge screen'],
      ['submits with example data', '/free/step4', 'busy challenge'],
      ['the token is valid', '/free/step5', 'busy creating locked'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
    expect(tokensSent(run)).toEqual({
      validated: [
        ['v3-token', 3],
        ['v2-token', 2],
      ],
      created: [['v2-token', 2]],
    });
    expect(run.snapshot().context.flags.token_not_valid).toBe(false);
  });

  test('that was solved before the step was left is empty on return', async () => {
    const run = await startAfter(toSolved);
    await run.takeInWords('goes back a step');
    await run.takeInWords('submits the team');
    await run.takeInWords('the bot check is loaded');
    expect(run.snapshot().context.botCheck).toBeUndefined();
    await run.takeInWords('submits with example data');
    await run.take(solvedWith('v2-fresh'));
    await run.takeInWords('submits with example data');
    await run.takeInWords('the token is valid');
    expect(tokensSent(run).created).toEqual([['v2-fresh', 2]]);
  });

  test('that expires blocks again, and its token is never sent @B28', async () => {
    const run = await startAfter(toChallenge);
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

  test('that is refused blocks again with an empty box', async () => {
    const run = await startAfter(toValidating);
    const rows: Row[] = [
      ['the server wants the challenge', '/free/step4', 'challenge screen'],
      ['submits with example data', '/free/step4', 'challenge screen'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
    expect(run.snapshot().context.botCheck).toBeUndefined();
  });

  test.each<[string, readonly Row[]]>([
    ['empty', toChallenge],
    ['solved', toSolved],
  ])('that fails while %s is reported and can be tried again', async (_, start) => {
    const run = await startAfter(start);
    const rows: Row[] = [
      ['sees the challenge fail', '/free/step4', 'retry screen'],
      ['submits with example data', '/free/step4', 'busy loading'],
      ['the bot check is loaded', '/free/step4', 'challenge screen'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
    expect(run.snapshot().context.botCheck).toBeUndefined();
    expect(run.effects).toEqual([
      {
        action: 'reportFailure',
        params: {
          call: 'solveChallenge',
          failure: {kind: 'script', message: 'The visible challenge failed'},
        },
      },
    ]);
  });

  test.each(['the validation call fails', '10 seconds pass'])(
    'is asked for again when %s',
    async (words) => {
      const run = await startAfter(toValidating);
      const rows: Row[] = [
        [words, '/free/step4', 'retry screen'],
        ['submits with example data', '/free/step4', 'busy loading'],
        ['the bot check is loaded', '/free/step4', 'challenge screen'],
      ];
      expect(await follow(run, rows)).toEqual(rows);
      expect(run.snapshot().context.botCheck).toBeUndefined();
    },
  );

  test('is still required after going back and forth', async () => {
    const run = await startAfter(toChallenge);
    const rows: Row[] = [
      ['goes back a step', '/free/step3', 'screen'],
      ['returns to /free/step4 by Back or Forward', '/free/step4', 'busy preparing'],
      ['the bot check is loaded', '/free/step4', 'challenge screen'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
  });

  test('is required when creation refuses the token, and its answer goes with the next request @4-13', async () => {
    const run = await startAfter([...toValidatingToken, ['the token is valid', '', '']]);
    const rows: Row[] = [
      ['creation refuses the token', '/free/step4', 'busy preparing'],
      ['the bot check is loaded', '/free/step4', 'challenge screen'],
      ['solves the challenge', '/free/step4', 'challenge screen'],
      ['submits with example data', '/free/step4', 'busy challenge'],
      ['the token is valid', '/free/step5', 'busy creating locked'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
    expect(tokensSent(run).created).toEqual([
      ['v3-token', 3],
      ['v2-token', 2],
    ]);
  });
});
