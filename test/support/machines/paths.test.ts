import {createActor, createMachine, setup} from 'xstate';
import {expect, test} from 'vitest';
import {freeModel} from '../../../machines/free/freeModel.ts';
import type {FlowModel} from '../../../machines/shared/model/flowModel.ts';
import {transitionPaths} from './paths.ts';
import {recordCoverage, transitionKey, transitionsOf} from './transitions.ts';

const door = setup({guards: {isNever: () => false}}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {on: {'plan.confirm': 'open', 'team.skip': {guard: 'isNever', target: 'open'}}},
    open: {on: {'step.goBack': 'shut', 'flow.leave': 'gone'}},
    gone: {type: 'final'},
  },
});

const doorModel: FlowModel = {...freeModel, serialiseState: ({value}) => JSON.stringify(value)};

test('paths are the shortest that take every arrow, and none begins another', () => {
  const {paths} = transitionPaths(door, doorModel);
  expect(paths.map(({start, steps}) => [start, ...steps.map(({words}) => words)])).toEqual([
    ['nothing is known', 'confirms the plan', 'goes back a step'],
    ['nothing is known', 'confirms the plan', 'leaves for another flow'],
  ]);
  expect(paths.map(({name}) => name)).toEqual([
    'open: goes back a step ⇒ shut',
    'open: leaves for another flow ⇒ gone',
  ]);
});

test('an arrow that nothing can take is reported', () => {
  expect(transitionPaths(door, doorModel).unreachable).toEqual(['door.shut | team.skip | 0']);
});

test('an arrow whose event the model lacks is reported', () => {
  const {'flow.leave': _, ...events} = freeModel.events;
  expect(transitionPaths(door, {...doorModel, events}).unreachable).toEqual([
    'door.shut | team.skip | 0',
    'door.open | flow.leave | 0',
  ]);
});

test('coverage lists the arrows that a running copy did not take', () => {
  const coverage = recordCoverage(door);
  const actor = createActor(door.provide({}), {inspect: coverage.inspect}).start();
  actor.send({type: 'plan.confirm'});
  actor.send({type: 'flow.leave'});
  expect(coverage.missed()).toEqual(['door.shut | team.skip | 0', 'door.open | step.goBack | 0']);
});

test('an arrow has the same key in every copy of a machine, and its own', () => {
  const keys = transitionsOf(door).map(transitionKey);
  expect(transitionsOf(door.provide({})).map(transitionKey)).toEqual(keys);
  expect([...new Set(keys)]).toEqual(keys);
});

test('coverage counts arrows that have no event of their own', () => {
  const relay = createMachine({
    id: 'relay',
    initial: 'a',
    states: {a: {always: 'b'}, b: {}},
  });
  const coverage = recordCoverage(relay);
  expect(coverage.missed()).toEqual(['relay.a | always | 0']);
  createActor(relay, {inspect: coverage.inspect}).start();
  expect(coverage.missed()).toEqual([]);
});
