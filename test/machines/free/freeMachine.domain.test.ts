import {describe, expect, test} from 'vitest';
import {Secret} from '../../../machines/shared/secret.ts';
import {follow, type Row} from '../../support/machines/journey.ts';
import type {FlowRun} from '../../support/machines/flowRun.ts';
import {leafOf} from '../../support/machines/position.ts';
import {startAfter, toAccount, toCreating} from './freeJourneys.ts';

const knownOf = (run: FlowRun) => {
  const {availability, suggestions, flags, draft} = run.snapshot().context;
  return {domainName: draft.domainName, availability, suggestions, flags};
};
const noFlags = {domainAlreadyTaken: false, token_not_valid: false};

describe('leaving the web address field', () => {
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
      await run.take({type: 'domain.leave', domainName: ' NewName\u200B'});
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
});

describe('submitting the account', () => {
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
