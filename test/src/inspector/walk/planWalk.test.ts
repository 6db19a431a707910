import {describe, expect, test, vi} from 'vitest';
import {getInitialSnapshot} from 'xstate';
import {inspectedFlows} from '../../../../src/inspector/flows.ts';
import {planWalk} from '../../../../src/inspector/walk/planWalk.ts';

describe.each(inspectedFlows)('in the $id flow', (flow) => {
  const input = flow.model.starts['nothing is known'];
  if (!input) throw new Error('the model knows no start "nothing is known"');
  const start = getInitialSnapshot(flow.machine, input);

  test('the way to the current state has no step', () => {
    expect(planWalk(flow, start, flow.id)).toEqual([]);
  });

  test('there is no way to an unknown state, nor to one that no arrow leads to', () => {
    const serialiseState = vi.fn(flow.model.serialiseState);
    const watched = {...flow, model: {...flow.model, serialiseState}};
    expect(planWalk(watched, start, 'nowhere')).toBeUndefined();
    expect(serialiseState).not.toHaveBeenCalled();
  });
});

test('the way to a payment failure goes by answers, without a mishap', () => {
  const flow = inspectedFlows.find(({id}) => id === 'pro');
  const input = flow?.model.starts['the form values and the password are known'];
  if (!flow || !input) throw new Error('there is no pro flow to start');
  const start = getInitialSnapshot(flow.machine, input);
  expect(planWalk(flow, start, 'pro.paymentFailed')?.map(({words}) => words)).toEqual([
    'submits the account',
    'the web address is free',
    'submits the details',
    'submits the team',
    'the bot check is loaded',
    'submits with example data',
    'the bot check gives a token',
    'the token is valid',
    'submits the subscription',
    'the bot check is loaded',
    'submits the billing details',
    'the bot check gives a token',
    'the token is valid',
    'the environment is created',
  ]);
});
