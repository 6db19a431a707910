import {describe, expect, test} from 'vitest';
import {proGuards} from '../../../machines/pro/proGuards.ts';
import {proModel} from '../../../machines/pro/proModel.ts';
import type {Draft} from '../../../machines/shared/draft/draft.ts';
import {subscriptionDetails} from '../../../machines/shared/model/flowModel.ts';
import {flowContext} from '../../../machines/shared/flow/flowSetup.ts';
import type {FlowContext, FlowInput} from '../../../machines/shared/flow/flowTypes.ts';
import {visitsLetThrough, waysTo, waysToOthersThan} from '../../support/machines/visits.ts';

const startOf = (name: string): FlowInput => {
  const input = proModel.starts[name];
  if (!input) throw new Error(`the model knows no start "${name}"`);
  return input;
};

const known = startOf('the form values and the password are known');
const paying: Partial<Draft> = {exampleData: 'data', subscriptionDetails};
const contextOf = (input: FlowInput, values: Partial<Draft> = {}): FlowContext =>
  flowContext({input: {...input, draft: {...input.draft, ...values}}});

const whole = contextOf(known, paying);
const nothing = contextOf(startOf('nothing is known'));

describe('a step of the pro flow', () => {
  test.each<[string, FlowContext, string[], string[]]>([
    ['an account', nothing, [], []],
    ['an account, with the rest', contextOf(startOf('nothing is known'), paying), [], []],
    ['a valid team', {...whole, draft: {...whole.draft, email: 'Piet@example.test'}}, [], []],
    ['the choice of example data', contextOf(known, {subscriptionDetails}), [], []],
    ['a subscription', contextOf(known, {exampleData: 'nodata'}), waysTo(['subscription']), []],
  ])('stays shut without %s', (_, context, subscription, billing) => {
    expect([
      visitsLetThrough(proGuards.canVisitSubscription, context),
      visitsLetThrough(proGuards.canVisitBilling, context),
    ]).toEqual([subscription, billing]);
  });
});

test('on a result every screen but a result of a payment is a step', () => {
  expect(visitsLetThrough(proGuards.isVisitingStep, nothing)).toEqual(
    waysToOthersThan(['paymentSuccess', 'paymentCanceled', 'paymentFailed']),
  );
});
