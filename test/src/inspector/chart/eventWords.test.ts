import {expect, test} from 'vitest';
import {eventWords} from '../../../../src/inspector/chart/eventWords.ts';
import {flowById} from '../../../../src/inspector/flows.ts';

const machine = flowById('pro')?.machine;
if (!machine) throw new Error('there is no pro flow');

test.each([
  ['xstate.init', 'started'],
  ['', 'always'],
  ['details.submit', 'details.submit'],
  ['xstate.done.actor.createEnvironment', 'createEnvironment done'],
  ['xstate.error.actor.createEnvironment', 'createEnvironment failed'],
  ['xstate.done.state.pro.signingUp', 'pro.signingUp finished'],
  ['xstate.after.availabilityLimit.pro.x', 'after 4 s (availabilityLimit)'],
  ['xstate.after.creationLimit.pro.x', 'after 10 min (creationLimit)'],
])('%s reads as: %s', (eventType, words) => {
  expect(eventWords(machine, eventType)).toBe(words);
});
