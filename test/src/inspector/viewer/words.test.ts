import {expect, test} from 'vitest';
import {
  eventOf,
  outcomeOf,
  reasonOf,
  unaskedGuards,
} from '../../../../src/inspector/viewer/words.ts';
import {expectConsoleError} from '../../../support/consoleTrap.ts';
import {entriesAfter} from '../recordedEntries.ts';
import {proToCreation} from '../recordedFlow.ts';

const lastOf = async (flow: string, words: readonly string[]) => {
  const entry = (await entriesAfter(flow, words)).at(-1);
  if (!entry) throw new Error('nothing was recorded');
  return entry;
};

test('a payment failure is told with the guard that chose it and those that were not asked', async () => {
  const entry = await lastOf('pro', [
    ...proToCreation,
    'the environment is created, its address is unknown',
  ]);
  expect([eventOf(entry), outcomeOf(entry), reasonOf(entry)]).toEqual([
    'createEnvironment done',
    'creatingEnvironment.waiting → paymentFailed',
    'Chosen by hasBillingDetails, the first of 2 tried that passed: to paymentFailed.',
  ]);
  expect(unaskedGuards(entry).map(({guard}) => guard)).toEqual([
    'isAccepted',
    'isDomainTaken',
    'isTokenRefused',
  ]);
});

test.each([
  [[], 'started', 'choosingFlow', 'The flow started here.'],
  [
    ['chooses FREE'],
    'plan.choose',
    'choosingFlow (stays)',
    'The only arrow for this event; it asks no guard.',
  ],
  [['confirms the plan'], 'plan.confirm', 'stays in choosingFlow', 'Ignored: every guard refused.'],
  [
    ['goes back a step'],
    'step.goBack',
    'stays in choosingFlow',
    'Ignored: no active state has an arrow for this event.',
  ],
  [
    ['leaves for another flow', 'goes back a step'],
    'step.goBack',
    'stays in left',
    'Ignored: the flow has ended.',
  ],
])('after %j the last step is told in words', async (words, event, outcome, reason) => {
  if (outcome === 'stays in left') expectConsoleError(/stopped actor/);
  const entry = await lastOf('free', words);
  expect([eventOf(entry), outcomeOf(entry).replace('signingUp.', ''), reasonOf(entry)]).toEqual([
    event,
    outcome,
    reason,
  ]);
});
