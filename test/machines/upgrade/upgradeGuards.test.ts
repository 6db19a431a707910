import {expect, test} from 'vitest';
import {subscriptionDetails} from '../../../machines/shared/model/flowModel.ts';
import {flowContext} from '../../../machines/shared/flow/flowSetup.ts';
import type {FlowInput} from '../../../machines/shared/flow/flowTypes.ts';
import {upgradeGuards} from '../../../machines/upgrade/upgradeGuards.ts';
import {upgradeModel} from '../../../machines/upgrade/upgradeModel.ts';
import {visitsLetThrough, waysTo} from '../../support/machines/visits.ts';

const input = upgradeModel.starts['nothing is known'] as FlowInput;
const nothing = flowContext({input});
const subscribed = flowContext({
  input: {...input, draft: {...input.draft, subscriptionDetails}},
});

test.each([
  ['the choice', 'isVisitingChoice', 'upgradeChoice'],
  ['the subscription', 'isVisitingSubscription', 'subscription'],
  ['the PREMIUM request', 'isVisitingPremium', 'premium'],
] as const)('%s opens in every way, whatever is known', (_, guard, screen) => {
  expect(visitsLetThrough(upgradeGuards[guard], nothing)).toEqual(waysTo([screen]));
});

test('billing opens once there is a subscription', () => {
  expect([
    visitsLetThrough(upgradeGuards.canVisitBilling, nothing),
    visitsLetThrough(upgradeGuards.canVisitBilling, subscribed),
  ]).toEqual([[], waysTo(['billing'])]);
});
