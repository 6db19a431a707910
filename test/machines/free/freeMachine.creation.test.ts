import {describe, expect, test} from 'vitest';
import {emptyDraft, endOf} from '../../../machines/shared/draft/draft.ts';
import {Secret} from '../../../machines/shared/secret.ts';
import type {FlowRun} from '../../support/machines/flowRun.ts';
import {callCounts, follow, type Row} from '../../support/machines/journey.ts';
import {metaOf} from '../../support/machines/position.ts';
import {filledIn, startAfter, toAccount, toCreated, toCreating, toDetails} from './freeJourneys.ts';

const noFlags = {domainAlreadyTaken: false, token_not_valid: false};
const nothingMade = {environment: {}, invited: [], login: undefined};
const password = expect.any(Secret);

const valuesOf = (run: FlowRun) => {
  const context = run.snapshot().context;
  return {
    draft: context.draft,
    password: context.password,
    botCheck: context.botCheck,
    flags: context.flags,
    environment: context.environment,
    invited: context.invited,
    login: context.login,
  };
};

describe('creation', () => {
  test('(c) forgets the environment on leaving the created screen', async () => {
    const run = await startAfter([...toCreated, ['opens /free by its address', '', '']]);
    expect(valuesOf(run)).toEqual({
      draft: emptyDraft,
      password: undefined,
      botCheck: undefined,
      flags: noFlags,
      ...nothingMade,
    });
  });

  test('(d) unmarks the web address with its first edit, and then completes @S08', async () => {
    const run = await startAfter([
      ...toCreating,
      ['creation finds the web address taken', '', ''],
      ['edits the web address', '', ''],
    ]);
    expect(valuesOf(run).flags).toEqual(noFlags);
    const rows: Row[] = [
      ['submits the account', '/free', 'busy checking'],
      ['the web address is free', '/free/step2', 'screen'],
      ['submits the details', '/free/step3', 'screen'],
      ['submits the team', '/free/step4', 'busy preparing'],
      ['the bot check is loaded', '/free/step4', 'screen'],
      ['submits with example data', '/free/step4', 'busy'],
      ['the bot check gives a token', '/free/step4', 'busy'],
      ['the token is valid', '/free/step5', 'busy creating locked'],
      ['the environment is created', '/free/step6', 'screen'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
    expect(callCounts(run)['createEnvironment']).toBe(2);
  });

  test.each([
    [
      'creation fails',
      {kind: 'status', message: 'Request failed with status code 500', status: 500},
    ],
    ['10 minutes pass', {kind: 'timeout', message: 'timeout of 600000ms exceeded'}],
  ])(
    '(f) when %s reports it, leads to the error screen and keeps everything @4-26 @S20',
    async (words, failure) => {
      const run = await startAfter([...toCreating, [words, '', '']]);
      expect(metaOf(run.snapshot())).toEqual({
        screen: 'somethingWentWrong',
        path: '/free/somethingwentwrong',
        history: 'replace',
      });
      expect(run.effects).toEqual([
        {action: 'reportFailure', params: {call: 'createEnvironment', failure}},
      ]);
      expect(valuesOf(run)).toEqual({
        draft: {...filledIn, lost: [{purpose: 'signUp', domainName: 'acmetest'}]},
        password,
        botCheck: undefined,
        flags: noFlags,
        ...nothingMade,
      });
    },
  );
});

describe('a creation that did not end in an environment', () => {
  test.each([
    [{kind: 'network', message: 'Network Error'}, 'lost'],
    [{kind: 'timeout', message: 'timeout of 600000ms exceeded'}, 'lost'],
    [{kind: 'malformed', message: 'Answer not understood', status: 200}, 'lost'],
    [{kind: 'status', message: 'Request failed with status code 502', status: 502}, 'lost'],
    [{kind: 'status', message: 'Request failed with status code 409', status: 409}, 'lost'],
    [{kind: 'status', message: 'Request failed with status code 413', status: 413}, 'refused'],
  ] as const)('(f) remembers after %o that the request was %s', async (failure, end) => {
    const run = await startAfter(toCreating);
    run.calls.at(-1)?.reject(failure);
    await run.takeInWords('goes back a step');
    expect(run.snapshot().context.draft).toEqual({
      ...filledIn,
      [end]: [{purpose: 'signUp', domainName: 'acmetest'}],
    });
  });

  test.each([
    ['the web address is free', 'refused'],
    ['the availability call fails', undefined],
  ])(
    '(d) after (e), where %s before, perhaps belongs to the visitor: %s @S42',
    async (words, end) => {
      const run = await startAfter([
        ...toAccount,
        ['submits the account', '', ''],
        [words, '', ''],
        ...toCreating.slice(toDetails.length),
        ['creation refuses the token', '', ''],
        ['the bot check is loaded', '', ''],
        ['solves the challenge', '', ''],
        ['submits with example data', '', ''],
        ['the token is valid', '', ''],
        ['creation finds the web address taken', '', ''],
      ]);
      const {draft, availability} = run.snapshot().context;
      expect([availability, endOf(draft, {purpose: 'signUp', domainName: 'acmetest'})]).toEqual([
        'taken',
        end,
      ]);
    },
  );
});

test('one request is made however the creating screen is asked for @4-20 @B07', async () => {
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
