import {describe, expect, test} from 'vitest';
import {type Draft, emptyDraft} from '../../../machines/shared/draft/draft.ts';
import {flowStarts, subscriptionDetails} from '../../../machines/shared/model/flowModel.ts';
import type {FlowInput} from '../../../machines/shared/flow/flowTypes.ts';
import {upgradeMachine} from '../../../machines/upgrade/upgradeMachine.ts';
import {upgradeModel} from '../../../machines/upgrade/upgradeModel.ts';
import {type FlowRun, startFlow} from '../../support/machines/flowRun.ts';

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
});
