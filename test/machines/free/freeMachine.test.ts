import {describe, expect, test} from 'vitest';
import {emptyDraft} from '../../../machines/shared/draft/draft.ts';
import type {CreationInput} from '../../../machines/shared/flow/flowActors.ts';
import {Secret} from '../../../machines/shared/secret.ts';
import {callCounts, follow, type Row} from '../../support/machines/journey.ts';
import {pathOf} from '../../support/machines/position.ts';
import {
  filledIn,
  startAfter,
  startFree,
  startOf,
  toAccount,
  toCreated,
  toCreating,
  toExampleData,
  toTeam,
} from './freeJourneys.ts';

describe('the free flow, forward', () => {
  test('leads from the choice of a plan to the created environment @4-2', async () => {
    const run = startFree();
    expect(await follow(run, toCreated)).toEqual(toCreated);
    expect(callCounts(run)).toEqual({
      checkAvailability: 2,
      loadBotCheck: 1,
      executeBotCheck: 1,
      validateToken: 1,
      createEnvironment: 1,
    });
  });

  test('sends everything that was filled in, once @4-20', async () => {
    const run = await startAfter(toCreating);
    const [input] = run.inputsOf('createEnvironment') as CreationInput[];
    expect(input).toEqual({
      draft: filledIn,
      password: expect.any(Secret),
      botCheck: {token: expect.any(Secret), version: 3},
    });
    expect([input?.password?.reveal(), input?.botCheck?.token.reveal()]).toEqual([
      'Welkom2024x',
      'v3-token',
    ]);
  });

  test('leaves the team out when the step is skipped @4-11', async () => {
    const run = await startAfter([
      ...toTeam,
      ['submits the team', '', ''],
      ['goes back a step', '', ''],
    ]);
    const rows: Row[] = [
      ['skips the team', '/free/step4', 'busy preparing'],
      ['the bot check is loaded', '/free/step4', 'screen'],
      ['submits without example data', '/free/step4', 'busy'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
    expect(run.snapshot().context.draft).toEqual({
      ...filledIn,
      teamMembers: [],
      exampleData: 'nodata',
    });
  });
});

describe('the choice of a plan', () => {
  test('is needed to go on @4-1', async () => {
    const run = startFree();
    await run.takeInWords('confirms the plan');
    expect(pathOf(run.snapshot())).toBe('/');
  });

  test('sets the introductory discount @2.2-2', () => {
    const run = startFree({...startOf('nothing is known'), draft: {...emptyDraft, discount: 0}});
    expect(run.snapshot().context.draft).toEqual(emptyDraft);
  });
});

describe('the free flow, backward', () => {
  test('goes back step by step and keeps what was filled in @4-2', async () => {
    const run = await startAfter(toExampleData);
    const rows: Row[] = [
      ['goes back a step', '/free/step3', 'screen'],
      ['goes back a step', '/free/step2', 'screen'],
      ['goes back a step', '/free', 'screen'],
      ['goes back a step', '/free', 'screen'],
      ['returns to / by Back or Forward', '/', 'screen'],
      ['returns to /free/step4 by Back or Forward', '/free/step4', 'busy preparing'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
    expect(run.snapshot().context).toMatchObject({
      draft: {...filledIn, exampleData: ''},
      password: expect.any(Secret),
      plan: 'free',
    });
  });

  test('keeps a password that was typed until it is sent, whatever else is saved', async () => {
    const run = await startAfter(toAccount);
    const typed = new Secret('Welkom');
    const typedPasswords: (Secret | undefined)[] = [];
    for (const event of [
      {type: 'draft.save', values: {}, password: typed},
      {type: 'draft.save', values: {domainName: 'acmetwo'}},
      {type: 'account.submit', values: {domainName: 'acmetwo'}, password: new Secret('x')},
    ]) {
      await run.take(event);
      typedPasswords.push(run.snapshot().context.typedPassword);
    }
    expect(typedPasswords.map((password) => password === typed)).toEqual([true, true, false]);
    expect(typedPasswords.at(-1)).toBeUndefined();
  });
});

describe('the form values', () => {
  const stray = {password: 'Welkom2024x', token: 'v3-token'};

  test.each([
    ['domain.leave', {domainName: 'acmetest', ...stray}],
    ['account.submit', {values: {domainName: 'acmetest', ...stray}, password: new Secret('x')}],
    ['draft.save', {values: {domainName: 'acmetest', ...stray}}],
  ])('take nothing but known fields from %s', async (type, payload) => {
    const run = await startAfter(toAccount);
    await run.take({type, ...payload});
    expect(run.snapshot().context.draft).toStrictEqual({...emptyDraft, domainName: 'acmetest'});
  });
});

describe('pressing twice', () => {
  const twice = (rows: readonly Row[]): Row[] => rows.flatMap((row) => [row, row]);

  test('on any step takes one step and makes each call once @B06', async () => {
    const run = await startAfter(toAccount);
    const rows: Row[] = [
      ...twice([['submits the account', '/free', 'busy checking']]),
      ['the web address is free', '/free/step2', 'screen'],
      ...twice([['submits the details', '/free/step3', 'screen']]),
      ...twice([['submits the team', '/free/step4', 'busy preparing']]),
      ...twice([['submits with example data', '/free/step4', 'busy preparing']]),
      ['the bot check is loaded', '/free/step4', 'screen'],
      ...twice([['submits with example data', '/free/step4', 'busy']]),
      ['the bot check gives a token', '/free/step4', 'busy'],
      ...twice([['submits with example data', '/free/step4', 'busy']]),
      ['the token is valid', '/free/step5', 'busy creating locked'],
      ...twice([['submits with example data', '/free/step5', 'busy creating locked']]),
    ];
    expect(await follow(run, rows)).toEqual(rows);
    expect(callCounts(run)).toEqual({
      checkAvailability: 1,
      loadBotCheck: 1,
      executeBotCheck: 1,
      validateToken: 1,
      createEnvironment: 1,
    });
  });
});
