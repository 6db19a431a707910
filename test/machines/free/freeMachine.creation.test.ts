import {describe, expect, test} from 'vitest';
import {emptyDraft} from '../../../machines/shared/draft/draft.ts';
import {Secret} from '../../../machines/shared/secret.ts';
import type {FlowRun} from '../../support/machines/flowRun.ts';
import {callCounts, follow, type Row} from '../../support/machines/journey.ts';
import {metaOf} from '../../support/machines/position.ts';
import {filledIn, startAfter, toCreated, toCreating, toError} from './freeJourneys.ts';

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
  test('(c) leads to the created screen and clears the values @4-23', async () => {
    const run = await startAfter(toCreated);
    expect(metaOf(run.snapshot())).toEqual({
      screen: 'created',
      path: '/free/step6',
      history: 'replace',
    });
    expect(run.snapshot().context).toMatchObject({
      draft: emptyDraft,
      password: undefined,
      availability: 'unknown',
      suggestions: [],
      flags: noFlags,
      botCheck: undefined,
      environment: {url: 'https://acmetest.testwerf.example'},
      login: filledIn.email,
    });
  });

  test('(c) shows the created screen without an address when none is given @4-23', async () => {
    const run = await startAfter(toCreating);
    await run.takeInWords('the environment is created, its address is unknown');
    expect([metaOf(run.snapshot())?.screen, run.snapshot().context.environment]).toEqual([
      'created',
      {},
    ]);
  });

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

  test('(d) leads back to the web address, marks it as taken and keeps the rest @4-24', async () => {
    const run = await startAfter(toCreating);
    const rows: Row[] = [
      ['creation finds the web address taken', '/free', 'screen'],
      ['other web addresses are found', '/free', 'screen'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
    expect(run.inputsOf('suggestDomainNames')).toEqual([
      {domainName: 'acmetest', companyName: 'Proefbedrijf BV'},
    ]);
    expect(valuesOf(run)).toEqual({
      draft: filledIn,
      password,
      botCheck: undefined,
      flags: {...noFlags, domainAlreadyTaken: true},
      ...nothingMade,
    });
    expect(run.snapshot().context).toMatchObject({
      availability: 'taken',
      suggestions: ['acmetestteam', 'acmetest1'],
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

  test('(d) lets nobody request the refused name again until it is edited', async () => {
    const run = await startAfter([
      ...toCreating,
      ['creation finds the web address taken', '', ''],
      ['submits the account', '', ''],
    ]);
    const {flags, availability} = run.snapshot().context;
    expect([flags.domainAlreadyTaken, availability]).toEqual([true, 'taken']);
    const rows: Row[] = [
      ['edits the web address', '/free', 'screen'],
      ['submits the account', '/free', 'busy checking'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
  });

  test('(d) leaves no mark on a flow that starts again', async () => {
    const run = await startAfter([
      ...toCreating,
      ['creation finds the web address taken', '', ''],
      ['other web addresses are found', '', ''],
      ['submits another web address', '', ''],
      ['the availability call fails', '', ''],
      ['returns to /free/step4 by Back or Forward', '', ''],
      ['the bot check is loaded', '', ''],
      ['submits with example data', '', ''],
      ['the bot check gives a token', '', ''],
      ['the token is valid', '', ''],
      ['the environment is created', '', ''],
      ['opens /free by its address', '', ''],
    ]);
    expect(run.snapshot().context).toMatchObject({
      draft: emptyDraft,
      availability: 'unknown',
      suggestions: [],
      flags: noFlags,
    });
  });

  test('(e) leads back to the bot check with the visible challenge and keeps the rest @4-25', async () => {
    const run = await startAfter(toCreating);
    const rows: Row[] = [
      ['creation refuses the token', '/free/step4', 'busy preparing'],
      ['the bot check is loaded', '/free/step4', 'challenge screen'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
    expect(valuesOf(run)).toEqual({
      draft: {...filledIn, refused: [{purpose: 'signUp', domainName: 'acmetest'}]},
      password,
      botCheck: undefined,
      flags: {...noFlags, token_not_valid: true},
      ...nothingMade,
    });
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

  test('(f) reports what is no failed call without its data', async () => {
    const run = await startAfter(toCreating);
    run.calls.at(-1)?.reject(new Error('{"password":"Welkom2024x"}'));
    await run.takeInWords('goes back a step');
    expect(run.effects).toEqual([
      {
        action: 'reportFailure',
        params: {
          call: 'createEnvironment',
          failure: {kind: 'malformed', message: 'Unexpected error'},
        },
      },
    ]);
  });

  test('(f) can be tried again from the start, with a fresh token and one more request', async () => {
    const run = await startAfter(toError);
    const rows: Row[] = [
      ['opens / by its address', '/', 'screen'],
      ['confirms the plan', '/free', 'screen'],
      ['returns to /free/step4 by Back or Forward', '/free/step4', 'busy preparing'],
      ['the bot check is loaded', '/free/step4', 'screen'],
      ['submits with example data', '/free/step4', 'busy'],
      ['the bot check gives a token', '/free/step4', 'busy'],
      ['the token is valid', '/free/step5', 'busy creating locked'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
    expect(callCounts(run)).toMatchObject({executeBotCheck: 2, createEnvironment: 2});
    const {lost} = run.snapshot().context.draft;
    await run.takeInWords('the environment is created');
    expect([lost, run.snapshot().context.draft]).toEqual([
      [{purpose: 'signUp', domainName: 'acmetest'}],
      emptyDraft,
    ]);
  });

  test('(f) for one name is not mentioned once another one is created @S20 @F15', async () => {
    const run = await startAfter(toError);
    for (const words of [
      'returns to /free by Back or Forward',
      'submits another web address',
      'the web address is free',
      'submits the details',
      'submits the team',
      'the bot check is loaded',
      'submits with example data',
      'the bot check gives a token',
      'the token is valid',
      'the environment is created',
    ]) {
      await run.takeInWords(words);
    }
    const {draft, plan} = run.snapshot().context;
    expect([draft, plan]).toEqual([emptyDraft, undefined]);
  });
});
