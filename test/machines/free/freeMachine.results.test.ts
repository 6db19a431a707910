import {describe, expect, test} from 'vitest';
import {emptyDraft} from '../../../machines/shared/draft/draft.ts';
import {paidEvents, subscriptionDetails} from '../../../machines/shared/model/flowModel.ts';
import {follow, type Row} from '../../support/machines/journey.ts';
import {pathOf} from '../../support/machines/position.ts';
import {startAfter, startFree, startOf, toCreating} from './freeJourneys.ts';

const kept = {url: 'https://acmetest.testwerf.example'};
const opensCreated = {type: 'screen.visit', screen: 'created', by: 'address'};

describe('the created screen, opened by its address', () => {
  test('shows the environment that its history entry kept', async () => {
    const run = startFree();
    await run.take({...opensCreated, kept});
    expect([pathOf(run.snapshot()), run.snapshot().context.environment]).toEqual([
      '/free/step6',
      kept,
    ]);
  });
});

describe('subscription and billing details from another flow', () => {
  const {billingDetails} = paidEvents['billing.submit']['submits the billing details'];
  const known = startOf('the form values and the password are known');
  const paid = {...known, draft: {...known.draft, subscriptionDetails, billingDetails}};

  test('are left behind at the first step', async () => {
    const run = startFree(paid);
    await run.take({type: 'screen.visit', screen: 'account', by: 'address'});
    expect(run.snapshot().context.draft).toEqual(known.draft);
  });

  test('are not sent where the first step was not passed @4-6', async () => {
    const run = startFree(paid);
    const rows: Row[] = [
      ['opens /free/step4 by its address', '/free/step4', 'busy preparing'],
      ['the bot check is loaded', '/free/step4', 'screen'],
      ['submits with example data', '/free/step4', 'busy'],
      ['the bot check gives a token', '/free/step4', 'busy'],
      ['the token is valid', '/free/step5', 'busy creating locked'],
    ];
    expect(await follow(run, rows)).toEqual(rows);
    expect(run.inputsOf('createEnvironment')).toMatchObject([
      {
        draft: {
          ...known.draft,
          exampleData: 'data',
          subscriptionDetails: emptyDraft.subscriptionDetails,
          billingDetails: emptyDraft.billingDetails,
        },
      },
    ]);
  });
});

test('a sign-up is for its own web address, whatever environment was named for an upgrade', async () => {
  const run = await startAfter(toCreating, {
    ...startOf('nothing is known'),
    draft: {...emptyDraft, existingDomainName: 'acmebv'},
  });
  expect(run.inputsOf('createEnvironment')).toMatchObject([{draft: {domainName: 'acmetest'}}]);
  expect(run.snapshot().context.draft).toMatchObject({
    existingDomainName: 'acmebv',
    sent: {purpose: 'signUp', domainName: 'acmetest'},
  });
});
