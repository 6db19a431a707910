import {describe, expect, test} from 'vitest';
import {Secret} from '../../../machines/shared/secret.ts';
import {callCounts, follow, type Row} from '../../support/machines/journey.ts';
import type {FlowRun} from '../../support/machines/flowRun.ts';
import {leafOf} from '../../support/machines/position.ts';
import {startAfter, toAccount, toCreating} from './freeJourneys.ts';

const knownOf = (run: FlowRun) => {
  const {availability, suggestions, flags, draft} = run.snapshot().context;
  return {domainName: draft.domainName, availability, suggestions, flags};
};
const noFlags = {domainAlreadyTaken: false, token_not_valid: false};
const network = {kind: 'network', message: 'Network Error'};
const timeout = {kind: 'timeout', message: 'timeout of 4000ms exceeded'};

describe('leaving the web address field', () => {
  test('asks for the name as it is stored', async () => {
    const run = await startAfter(toAccount);
    await run.take({type: 'domain.leave', domainName: ' AcmeTest\u200B'});
    expect(run.inputsOf('checkAvailability')).toEqual([{domainName: 'acmetest'}]);
  });

  test('marks a taken name and offers others', async () => {
    const run = await startAfter(toAccount);
    const rows: Row[] = [
      ['leaves the web address field', '/free', 'checking screen'],
      ['the web address is taken', '/free', 'screen'],
      ['other web addresses are found', '/free', 'screen'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
    expect(run.inputsOf('suggestDomainNames')).toEqual([{domainName: 'acmetest', companyName: ''}]);
    expect(knownOf(run)).toEqual({
      domainName: 'acmetest',
      availability: 'taken',
      suggestions: ['acmetestteam', 'acmetest1'],
      flags: noFlags,
    });
  });

  test('forgets all of it with the first edit', async () => {
    const run = await startAfter([
      ...toAccount,
      ['leaves the web address field', '', ''],
      ['the web address is taken', '', ''],
      ['other web addresses are found', '', ''],
      ['edits the web address', '', ''],
    ]);
    expect(knownOf(run)).toEqual({
      domainName: 'acmetest',
      availability: 'unknown',
      suggestions: [],
      flags: noFlags,
    });
  });

  test.each([
    ['the web address is free', 'free'],
    ['the web address is taken', 'taken'],
  ])('again forgets the names offered before when %s', async (words, availability) => {
    const run = await startAfter([
      ...toAccount,
      ['leaves the web address field', '', ''],
      ['the web address is taken', '', ''],
      ['other web addresses are found', '', ''],
      ['leaves the web address field', '', ''],
      [words, '', ''],
    ]);
    expect(knownOf(run)).toEqual({
      domainName: 'acmetest',
      availability,
      suggestions: [],
      flags: noFlags,
    });
  });
});

describe('a late answer', () => {
  test.each([
    [{kind: 'taken'}, {kind: 'free'}, 'free'],
    [{kind: 'free'}, {kind: 'taken'}, 'taken'],
  ])(
    '%o for an older name gives way to %o for the name now in the field @S07 @B20',
    async (older, newer, known) => {
      const run = await startAfter(toAccount);
      await run.take({type: 'domain.leave', domainName: 'oldname'});
      await run.take({type: 'domain.edit'});
      await run.take({type: 'domain.leave', domainName: 'newname'});
      const [oldCall, newCall] = run.calls;
      newCall?.resolve(newer);
      await run.take({type: 'draft.save', values: {}});
      oldCall?.resolve(older);
      await run.take({type: 'draft.save', values: {}});
      expect(run.inputsOf('checkAvailability')).toEqual([
        {domainName: 'oldname'},
        {domainName: 'newname'},
      ]);
      expect(knownOf(run)).toMatchObject({domainName: 'newname', availability: known});
    },
  );

  test('is ignored once the field has been emptied @B20', async () => {
    const run = await startAfter([...toAccount, ['leaves the web address field', '', '']]);
    await run.takeInWords('edits the web address');
    await run.takeInWords('the web address is taken');
    expect(knownOf(run)).toMatchObject({availability: 'unknown', suggestions: []});
  });

  test('of the check on submit is ignored after an edit @B20', async () => {
    const run = await startAfter(toAccount);
    const rows: Row[] = [
      ['submits the account', '/free', 'busy checking'],
      ['edits the web address', '/free', 'screen'],
      ['the web address is free', '/free', 'screen'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
  });
});

describe('submitting the account', () => {
  test('asks again, and stays when the name is taken', async () => {
    const run = await startAfter(toAccount);
    const rows: Row[] = [
      ['submits the account', '/free', 'busy checking'],
      ['the web address is taken', '/free', 'screen'],
      ['other web addresses cannot be found', '/free', 'screen'],
      ['submits the account', '/free', 'busy checking'],
      ['the web address is free', '/free/step2', 'screen'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
    expect(run.effects).toEqual([
      {action: 'reportFailure', params: {call: 'suggestDomainNames', failure: network}},
    ]);
  });

  test.each([
    ['the availability call fails', network],
    ['4 seconds pass', timeout],
  ])('goes on when %s, and reports it @S06', async (words, failure) => {
    const run = await startAfter(toAccount);
    const rows: Row[] = [
      ['submits the account', '/free', 'busy checking'],
      [words, '/free/step2', 'screen'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
    expect(run.effects).toEqual([
      {action: 'reportFailure', params: {call: 'checkAvailability', failure}},
    ]);
    expect(knownOf(run)).toMatchObject({availability: 'unknown', flags: noFlags});
  });

  test('waits the whole 4 seconds @S06', async () => {
    const run = await startAfter([...toAccount, ['submits the account', '', '']]);
    run.clock.increment(3_999);
    const before = leafOf(run.snapshot());
    run.clock.increment(1);
    expect([before, leafOf(run.snapshot())]).toEqual([
      'signingUp.enteringAccount.confirmingDomain',
      'signingUp.enteringDetails',
    ]);
  });

  test('keeps the password as it was typed, and the web address in lower case @3-4', async () => {
    const run = await startAfter(toAccount);
    await run.take({
      type: 'account.submit',
      values: {domainName: ' ACME ', acceptTermsAndConditions: 'YES'},
      password: new Secret(' Welkom2024x '),
    });
    const {draft, password} = run.snapshot().context;
    expect([draft.domainName, password.reveal()]).toEqual(['acme', ' Welkom2024x ']);
  });

  test('while a look-up runs makes one more check and no third', async () => {
    const run = await startAfter([
      ...toAccount,
      ['leaves the web address field', '', ''],
      ['submits the account', '', ''],
      ['submits the account', '', ''],
      ['leaves the web address field', '', ''],
    ]);
    expect(callCounts(run)).toEqual({checkAvailability: 2});
  });
});

describe('a look-up that fails', () => {
  test.each([
    ['the availability call fails', network],
    ['4 seconds pass', timeout],
  ])('because %s is silent and can be tried again @8-11 @B22', async (words, failure) => {
    const run = await startAfter(toAccount);
    const rows: Row[] = [
      ['leaves the web address field', '/free', 'checking screen'],
      [words, '/free', 'screen'],
      ['leaves the web address field', '/free', 'checking screen'],
      ['the web address is free', '/free', 'screen'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
    expect(run.effects).toEqual([
      {action: 'reportFailure', params: {call: 'checkAvailability', failure}},
    ]);
    expect(knownOf(run)).toMatchObject({availability: 'free'});
  });
});

test('a refused name is not requested again, and the password given with it is kept', async () => {
  const run = await startAfter([
    ...toCreating,
    ['creation finds the web address taken', '', ''],
    ['other web addresses are found', '', ''],
  ]);
  await run.take({
    type: 'account.submit',
    values: {domainName: 'acmetest', acceptTermsAndConditions: 'YES'},
    password: new Secret('Nieuw2024x'),
  });
  expect([leafOf(run.snapshot()), run.snapshot().context.password?.reveal()]).toEqual([
    'signingUp.enteringAccount.fillingIn.typing',
    'Nieuw2024x',
  ]);
});

test('while the name is checked once more, Back leads away and Forward waits', async () => {
  const run = await startAfter([...toAccount, ['submits the account', '', '']]);
  const rows: Row[] = [
    ['returns to /free/step2 by Back or Forward', '/free', 'busy checking'],
    ['returns to / by Back or Forward', '/', 'screen'],
  ];
  expect(await follow(run, rows)).toEqual(rows);
});
