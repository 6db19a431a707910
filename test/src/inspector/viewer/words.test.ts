import {expect, test} from 'vitest';
import {
  eventOf,
  moveOf,
  reasonOf,
  unaskedGuards,
  urlOf,
} from '../../../../src/inspector/viewer/words.ts';
import {expectConsoleError} from '../../../support/consoleTrap.ts';
import {entriesAfter} from '../recordedEntries.ts';
import {proToCreation} from '../recordedFlow.ts';

const lastOf = async (flow: string, words: readonly string[]) => {
  const entry = (await entriesAfter(flow, words)).at(-1);
  if (!entry) throw new Error('nothing was recorded');
  return entry;
};

const step = (seq: number, by?: string) => ({seq, address: '/free', facts: {...(by && {by})}});
const at = (path: string, history = 'push') => ({path, history});

test.each([
  ['starts, and has not been asked for a screen yet', step(0), undefined, at('/'), ['/free']],
  ['is asked for the screen of the address', step(1, 'address'), at('/'), at('/free'), ['/free']],
  [
    'shows another screen than the address asks for',
    step(1, 'address'),
    at('/'),
    at('/pro'),
    ['/free', '/pro', 'replaces the entry'],
  ],
  [
    'is opened from another flow',
    step(1, 'link'),
    at('/'),
    at('/pro'),
    ['/free', '/pro', 'a new entry'],
  ],
  ['goes on', step(2), at('/'), at('/pro'), ['/', '/pro', 'a new entry']],
  [
    'goes on in its place',
    step(2),
    at('/'),
    at('/b', 'replace'),
    ['/', '/b', 'replaces the entry'],
  ],
  ['goes on after steps that are not known', step(7), undefined, at('/free'), ['/free']],
  ['ends', step(7), at('/free'), at(''), ['/free', '']],
])('the address bar when a flow %s', async (_, changes, before, after, [from, to, history]) => {
  const entry = await lastOf('free', []);
  const known = entry.step.after;
  expect(
    urlOf({
      ...entry,
      step: {...entry.step, ...changes, after: {...known, ...after}},
      before: before && {...known, ...before},
    }),
  ).toEqual({from, to: to ?? from, history});
});

test('a payment failure is described with the guard that chose it and those that were not asked', async () => {
  const entry = await lastOf('pro', [
    ...proToCreation,
    'the environment is created, its address is unknown',
  ]);
  expect([eventOf(entry), moveOf(entry), reasonOf(entry)]).toEqual([
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

test('a step whose predecessor was not received is described by where it led', async () => {
  const entry = await lastOf('free', ['chooses FREE', 'confirms the plan']);
  const stayed = await lastOf('free', ['chooses FREE']);
  expect([entry, stayed].map((one) => moveOf({...one, before: undefined}))).toEqual([
    '→ fillingIn.typing',
    'signingUp.choosingFlow (stays)',
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
])('after %j the last step is described in words', async (words, event, move, reason) => {
  if (move === 'stays in left') expectConsoleError(/stopped actor/);
  const entry = await lastOf('free', words);
  expect([eventOf(entry), moveOf(entry).replace('signingUp.', ''), reasonOf(entry)]).toEqual([
    event,
    move,
    reason,
  ]);
});
