// @vitest-environment node
import {expect, it} from 'vitest';
import {subscriptionSchema} from '../../../../../src/flows/shared/schemas/subscriptionSchema.ts';
import {errorsOf} from '../../../../support/screens/schemaErrors.ts';

it('the number of users is required', async () => {
  expect(await errorsOf(subscriptionSchema, {period: 'yearly', numberOfUsers: ''})).toEqual({
    numberOfUsers: 'form.missing.numberOfUsers',
  });
});

it.each(['5', '10', '15', '25', '50', '75', '100'])(
  '%s users are accepted @9-7',
  async (numberOfUsers) => {
    expect(await errorsOf(subscriptionSchema, {period: 'monthly', numberOfUsers})).toEqual({});
  },
);
