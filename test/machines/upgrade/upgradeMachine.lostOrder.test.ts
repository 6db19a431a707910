import {describe, expect, test} from 'vitest';
import {type Draft, emptyDraft} from '../../../machines/shared/draft/draft.ts';
import {flowStarts, subscriptionDetails} from '../../../machines/shared/model/flowModel.ts';
import type {FlowInput} from '../../../machines/shared/flow/flowTypes.ts';
import {upgradeMachine} from '../../../machines/upgrade/upgradeMachine.ts';
import {upgradeModel} from '../../../machines/upgrade/upgradeModel.ts';
import {type FlowRun, startFlow} from '../../support/machines/flowRun.ts';

const order = {purpose: 'upgrade', domainName: 'acmetest'} as const;
const begun: Draft = {...emptyDraft, domainName: 'andere', subscriptionDetails};

const start = (draft: Draft): FlowRun =>
  startFlow(upgradeMachine, upgradeModel, {
    ...(flowStarts['nothing is known'] as FlowInput),
    draft,
  });

/** Up to the order of an environment, given by the address, while another sign-up was begun. */
const startOrdering = async (draft = begun) => {
  const run = start(draft);
  for (const words of [
    'arrives with a web address',
    'returns to /upgrade/step2 (billing) by Back or Forward',
    'the bot check is loaded',
    'submits the billing details',
    'the web address is taken',
    'the bot check is loaded',
    'the bot check gives a token',
    'the token is valid',
  ]) {
    await run.takeInWords(words);
  }
  return run;
};

const marks = (run: FlowRun) => {
  const {sent, lost, accepted, refused}: Draft = run.snapshot().context.draft;
  return {sent, lost, accepted, refused};
};

describe('an order of an upgrade', () => {
  test('is for the environment that the address names, and leaves a begun sign-up its own @S44', async () => {
    const run = await startOrdering();
    const [sent] = run.inputsOf('createEnvironment');
    expect(sent).toMatchObject({draft: {domainName: 'acmetest'}});
    expect(run.snapshot().context.draft.domainName).toBe('andere');
  });

  test('is for the environment as its name is stored, however it was typed', async () => {
    const run = start(begun);
    await run.take({type: 'draft.save', values: {existingDomainName: ' AcmeBV '}});
    expect(run.snapshot().context.draft).toEqual({...begun, existingDomainName: 'acmebv'});
    await run.take({type: 'draft.save', values: {firstName: 'Jan'}});
    expect(run.snapshot().context.draft).toEqual({
      ...begun,
      existingDomainName: 'acmebv',
      firstName: 'Jan',
    });
  });

  test('is marked as sent for as long as it waits for its answer', async () => {
    expect(marks(await startOrdering())).toEqual({sent: order});
  });

  test.each<[string, {lost?: object; accepted?: object; refused?: object}]>([
    ['creation fails', {lost: [order]}],
    ['10 minutes pass', {lost: [order]}],
    ['creation finds the web address taken', {}],
    ['creation refuses the token', {refused: [order]}],
    ['the environment is created, a payment page is given', {accepted: [order]}],
  ])('is no longer waited for when %s: %o @S41', async (words, left) => {
    const run = await startOrdering();
    await run.takeInWords(words);
    expect(marks(run)).toEqual(left);
  });

  test('that the API refuses with a 4xx has not been done', async () => {
    const run = await startOrdering();
    run.calls.at(-1)?.reject({kind: 'status', message: 'Request failed', status: 422});
    await run.takeInWords('goes back a step');
    expect(marks(run)).toEqual({});
  });

  test('stays lost while another is refused, and is forgotten once one like it is accepted', async () => {
    const others = [
      {purpose: 'upgrade', domainName: 'acmebv'},
      {purpose: 'signUp', domainName: 'acmetest'},
    ] as const;
    const run = await startOrdering({...begun, lost: [order, ...others]});
    await run.takeInWords('creation refuses the token');
    const refused = marks(run);
    for (const words of [
      'the bot check is loaded',
      'solves the challenge',
      'submits the billing details',
      'the token is valid',
      'the environment is created, a payment page is given',
    ]) {
      await run.takeInWords(words);
    }
    expect([refused, marks(run)]).toEqual([
      {lost: [order, ...others]},
      {lost: others, accepted: [order]},
    ]);
  });

  test('that another page sent is never answered here @S41', () => {
    expect(marks(start({...begun, sent: order}))).toEqual({lost: [order]});
  });

  test('that is lost is remembered beside another, and twice lost but once', async () => {
    const other = {purpose: 'signUp', domainName: 'andere'} as const;
    const run = await startOrdering({...begun, lost: [order, other]});
    await run.takeInWords('creation fails');
    expect(marks(run)).toEqual({lost: [other, order]});
  });

  test('that is lost or not paid is remembered when an upgrade of another environment is done, and nothing else', async () => {
    const other = {purpose: 'upgrade', domainName: 'acmebv'} as const;
    const third = {purpose: 'upgrade', domainName: 'derde'} as const;
    const signUp = {purpose: 'signUp', domainName: 'acmetest'} as const;
    const run = await startOrdering({
      ...begun,
      lost: [other, signUp],
      accepted: [third, signUp],
      refused: [signUp, other],
    });
    await run.takeInWords('the environment is created, its address is unknown');
    expect(run.snapshot().context.draft).toEqual({...emptyDraft, lost: [other], accepted: [third]});
  });
});
