import {expect, test} from 'vitest';
import {getInitialSnapshot} from 'xstate';
import {answerTo, triedGuards} from '../../../../../src/inspector/feed/steps/guards.ts';
import {flowById} from '../../../../../src/inspector/flows.ts';

const free = flowById('free');
const input = free?.model.starts['nothing is known'];
if (!free || !input) throw new Error('there is no free flow to start');
const start = getInitialSnapshot(free.machine, input);

test('guards are tried from the innermost state outwards, up to the first that passes', () => {
  const visit = {type: 'screen.visit', screen: 'account', by: 'link'};
  expect(triedGuards(start, visit).map(({guard, passed}) => [guard, passed])).toEqual([
    ['isOpeningErrorScreen', false],
    ['isReopeningCreated', false],
    ['isVisitingClosedStep', false],
    ['isVisitingFlowChoice', false],
    ['isVisitingAccount', true],
  ]);
});

test('an event with one arrow and no guard asks nothing', () => {
  expect(triedGuards(start, {type: 'plan.choose', plan: 'free'})).toEqual([]);
});

test('an event without an arrow is refused for that', () => {
  expect(answerTo(free, start, {type: 'team.skip'})).toEqual({kind: 'noArrow'});
});

test('nothing is taken once a flow has ended', () => {
  expect(answerTo(free, {...start, status: 'done'} as typeof start, {type: 'flow.leave'})).toEqual({
    kind: 'ended',
  });
});
