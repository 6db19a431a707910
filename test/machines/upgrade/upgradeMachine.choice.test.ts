import {expect, test} from 'vitest';
import {emptyDraft} from '../../../machines/shared/draft/draft.ts';
import {flowStarts, subscriptionDetails} from '../../../machines/shared/model/flowModel.ts';
import {upgradeMachine} from '../../../machines/upgrade/upgradeMachine.ts';
import {upgradeModel} from '../../../machines/upgrade/upgradeModel.ts';
import {type FlowRun, startFlow} from '../../support/machines/flowRun.ts';
import {leafOf} from '../../support/machines/position.ts';

const start = flowStarts['nothing is known'];
const subscribed = {...start, draft: {...emptyDraft, subscriptionDetails}};
const startUpgrade = (input: typeof start = subscribed): FlowRun =>
  startFlow(upgradeMachine, upgradeModel, input);

test('the choice of an upgrade sets the discount and reports only PREMIUM to analytics', async () => {
  const run = startUpgrade({...start, draft: {...emptyDraft, discount: 0}});
  expect(run.snapshot().context.draft).toEqual(emptyDraft);
  await run.takeInWords('confirms the plan');
  expect(leafOf(run.snapshot())).toBe('upgrading.choosingUpgrade');
  await run.takeInWords('chooses PREMIUM');
  await run.takeInWords('confirms the plan');
  expect([leafOf(run.snapshot()), run.effects]).toEqual([
    'premiumRequested',
    [{action: 'announcePremiumRequest', params: undefined}],
  ]);
});
