import {describe, expect, test} from 'vitest';
import type {FlowCase} from '../../../../src/inspector/cases.ts';
import {
  nameFor,
  sandboxNames,
  withExampleName,
} from '../../../../src/inspector/walk/exampleInput.ts';
import {findNameScenario} from '../../../sandbox/scenarios.ts';

const answer = (actor: string, output: unknown): FlowCase => ({
  words: actor,
  event: {type: `xstate.done.actor.${actor}`, output},
});

test('the names of walks are test values of the sandbox, but for the one that is free', () => {
  const {free, ...chosen} = sandboxNames;
  const known = Object.values(chosen).map((name) => findNameScenario(`${name}12`)?.id);
  expect(known).toEqual(Object.values(chosen));
  expect(findNameScenario(`${free}12`)).toBeUndefined();
});

describe('the web address of a walk', () => {
  test.each([
    ['free when nothing is asked of it', [], sandboxNames.free],
    [
      'taken when the walk goes by that',
      [answer('checkAvailability', {kind: 'taken'})],
      sandboxNames.taken,
    ],
    [
      'without a payment page when creation shall give none',
      [answer('createEnvironment', {kind: 'accepted', environment: {}})],
      sandboxNames.withoutPaymentPage,
    ],
    [
      'free when creation shall give a payment page',
      [answer('createEnvironment', {kind: 'accepted', environment: {paymentPage: 'https://x'}})],
      sandboxNames.free,
    ],
    [
      'taken at creation when creation shall say so',
      [answer('createEnvironment', {kind: 'domainTaken'})],
      sandboxNames.takenAtCreation,
    ],
    [
      'one whose token is refused when creation shall do so',
      [answer('createEnvironment', {kind: 'tokenRefused'})],
      sandboxNames.tokenRefused,
    ],
    [
      'failing when creation shall fail',
      [{words: 'fails', event: {type: 'xstate.error.actor.createEnvironment'}}],
      sandboxNames.failing,
    ],
  ])('is %s', (_, planned, name) => {
    expect(nameFor(planned)).toBe(name);
  });

  test('takes the place of the one in an example, wherever that stands', () => {
    const event = {type: 'account.submit', values: {domainName: 'acmetest', email: 'a@b.example'}};
    expect(withExampleName(event, [], 7)).toEqual({
      type: 'account.submit',
      values: {domainName: 'wandeling7', email: 'a@b.example'},
    });
    expect(withExampleName({type: 'domain.leave', domainName: 'acmetest'}, [], 7)).toEqual({
      type: 'domain.leave',
      domainName: 'wandeling7',
    });
  });

  test('is not added to what has none', () => {
    expect(withExampleName({type: 'team.skip'}, [], 7)).toEqual({type: 'team.skip'});
  });
});
