import {describe, expect, test} from 'vitest';
import {proMachine} from '../../../machines/pro/proMachine.ts';
import {proModel} from '../../../machines/pro/proModel.ts';
import {emptyDraft} from '../../../machines/shared/draft/draft.ts';
import {flowStarts, subscriptionDetails} from '../../../machines/shared/model/flowModel.ts';
import {startFlow} from '../../support/machines/flowRun.ts';

describe('a subscription in the address', () => {
  test.each([
    ['is used where nothing was filled in', 'nothing is known', subscriptionDetails],
    [
      'takes nothing away',
      'the form values and the password are known',
      emptyDraft.subscriptionDetails,
    ],
  ] as const)('%s', async (_, start, expected) => {
    const run = startFlow(proMachine, proModel, flowStarts[start]);
    await run.takeInWords('arrives with a subscription in the address');
    expect(run.snapshot().context.draft.subscriptionDetails).toEqual(expected);
  });
});
