import {expect, test} from 'vitest';
import * as limits from '../../../machines/shared/limits.ts';
import {timeLimits} from '../../../machines/shared/timeLimits.ts';

test('the business constants are those of specification 9 @3-7 @9-1 @9-2 @9-3 @9-4 @9-5 @9-6 @9-7', () => {
  expect({...limits}).toMatchObject({
    INTRODUCTORY_DISCOUNT: 14,
    FREE_PLAN_USERS: 5,
    PASSWORD_MIN_LENGTH: 8,
    DOMAIN_NAME_MAX_LENGTH: 63,
    MAX_TEAM_MEMBERS: 3,
    INVOICE_REFERENCE_MAX_LENGTH: 30,
    COUNTRY_LABEL_MAX_LENGTH: 22,
    USER_TIERS: ['5', '10', '15', '25', '50', '75', '100'],
    PERIODS: ['monthly', 'yearly'],
  });
});

test('the funnel waits 4 s, 10 s and 10 minutes, and says after 60 s that it takes longer @B35', () => {
  expect(timeLimits).toEqual({
    availabilityLimit: 4_000,
    botCheckLimit: 10_000,
    paymentPageLimit: 10_000,
    slowCreation: 60_000,
    creationLimit: 600_000,
  });
});
