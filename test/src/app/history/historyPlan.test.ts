// @vitest-environment node
import {describe, expect, it} from 'vitest';
import {
  correctArrival,
  followMachine,
  gatherFlow,
  type HistoryMove,
  replaceHere,
  samePath,
  type Trail,
} from '../../../../src/app/history/historyPlan.ts';

it.each([
  ['/free', '/free', true],
  ['/free', '/free/', true],
  ['/upgrade/', '/upgrade', true],
  ['/', '', true],
  ['/free//', '/free', false],
  ['/free', '/Free', false],
  ['/free', '/free/step2', false],
  ['/', '/free', false],
])('%j and %j are the same path: %s', (a, b, same) => {
  expect([samePath(a, b), samePath(b, a)]).toEqual([same, same]);
});

describe('following a machine that moved', () => {
  it.each<[string, Trail, string, boolean, HistoryMove]>([
    ['that stands on this entry stays', ['/', '/free'], '/free', false, {kind: 'stay'}],
    ['that stands on it with a slash stays', ['/', '/free'], '/free/', true, {kind: 'stay'}],
    [
      'to a new step pushes it',
      ['/', '/free'],
      '/free/step2',
      false,
      {kind: 'push', trail: ['/', '/free', '/free/step2']},
    ],
    [
      'to the step before goes back',
      ['/', '/free', '/free/step2'],
      '/free',
      false,
      {kind: 'go', delta: -1},
    ],
    [
      'to an earlier step goes back to the last entry of it',
      ['/', '/free', '/', '/free', '/free/step2', '/free/step3'],
      '/free',
      false,
      {kind: 'go', delta: -2},
    ],
    [
      'to the first step of all goes back to it',
      ['/free', '/free/step2', '/free/step3'],
      '/free',
      false,
      {kind: 'go', delta: -2},
    ],
    [
      'to a result replaces the entry',
      ['/', '/free/step4'],
      '/free/step5',
      true,
      {kind: 'replace', trail: ['/', '/free/step5']},
    ],
    [
      'back from a result to a step still in the trail goes there',
      ['/', '/free', '/free/step5'],
      '/free',
      true,
      {kind: 'go', delta: -1},
    ],
    [
      'from a page that began on a result replaces it',
      ['/pro/success'],
      '/pro',
      true,
      {kind: 'replace', trail: ['/pro']},
    ],
  ])('%s', (_, trail, path, replace, move) => {
    expect(followMachine({trail, path, replace})).toEqual(move);
  });
});

it('an entry that is not left shows the path asked for, and stays where it does already', () => {
  expect(replaceHere(['/', '/free'], '/pro')).toEqual({kind: 'replace', trail: ['/', '/pro']});
  expect(replaceHere(['/', '/free'], '/free/')).toEqual({kind: 'stay'});
});

describe('leaving a flow for another site', () => {
  it.each<[string, Trail, string, HistoryMove | undefined]>([
    [
      "goes back to the entry after the flow's first",
      ['/', '/pro', '/pro/step2', '/pro/step3', '/pro/step7'],
      '/pro/step7',
      {kind: 'go', delta: -2},
    ],
    [
      'counts from where the visitor last came into the flow',
      ['/pro', '/pro/step2', '/', '/pro', '/pro/step2', '/pro/step7'],
      '/pro/step7',
      {kind: 'go', delta: -1},
    ],
    [
      'does so where the flow begins the trail',
      ['/upgrade/', '/upgrade/step1', '/upgrade/step2'],
      '/upgrade/step2',
      {kind: 'go', delta: -1},
    ],
    ['stays right after the first entry', ['/', '/pro', '/pro/step7'], '/pro/step7', undefined],
    ['stays on the first entry', ['/pro/step7'], '/pro/step7', undefined],
  ])('%s', (_, trail, path, move) => {
    expect(gatherFlow(trail, path)).toEqual(move);
  });
});

describe('correcting an entry that the machine did not open', () => {
  it.each<[string, Trail, Trail, string, HistoryMove]>([
    ['that it opened after all stays', ['/', '/free'], ['/'], '/free', {kind: 'stay'}],
    ['that it stands on stays', ['/', '/free'], ['/', '/free'], '/free', {kind: 'stay'}],
    [
      'gone back to is undone when the machine stayed',
      ['/', '/free'],
      ['/', '/free', '/free/step5'],
      '/free/step5',
      {kind: 'go', delta: 1},
    ],
    [
      'gone forward to is undone when the machine stayed',
      ['/', '/free', '/free/step2', '/free/step3'],
      ['/', '/free'],
      '/free',
      {kind: 'go', delta: -2},
    ],
    [
      'answered with an earlier step is gone back from',
      ['/', '/free', '/free/step2', '/free/step3'],
      ['/', '/free', '/free/step2', '/free/step3', '/free/step4'],
      '/free',
      {kind: 'go', delta: -2},
    ],
    [
      'that came in another way is not undone',
      ['/', '/pro'],
      ['/', '/free', '/free/step5'],
      '/free/step5',
      {kind: 'redirect', trail: ['/', '/free/step5']},
    ],
    [
      'answered with another step is redirected',
      ['/free/step3'],
      [],
      '/free',
      {kind: 'redirect', trail: ['/free']},
    ],
  ])('%s', (_, trail, stood, path, move) => {
    expect(correctArrival({trail, stood, path})).toEqual(move);
  });
});
