import {expect, test} from 'vitest';
import {matchesFilter} from '../../../../../src/inspector/viewer/log/logFilter.ts';
import {entriesAfter} from '../../recordedEntries.ts';

test.each([
  ['nowhere', []],
  ['ignored', ['step.goBack']],
  ['-ignored', ['xstate.init', 'plan.choose', 'plan.confirm']],
  ['PLAN -choose', ['plan.confirm']],
  ['-', ['xstate.init', 'plan.choose', 'step.goBack', 'plan.confirm']],
  ['(stays)', ['plan.choose']],
  ['choosingFlow → fillingIn.typing', ['plan.confirm']],
  ['/free', ['plan.confirm']],
  ['isFreeChosen', ['plan.confirm']],
])('the filter "%s" finds the steps of %j', async (filter, events) => {
  const entries = await entriesAfter('free', [
    'chooses FREE',
    'goes back a step',
    'confirms the plan',
  ]);
  const found = entries.filter((entry) => matchesFilter(entry, filter));
  expect(found.map(({step}) => step.event)).toEqual(events);
});
