import {describe, expect, test} from 'vitest';
import {USER_TIERS} from '../../../machines/shared/limits.ts';
import {orderOf, PRICE_SWITCH, pricesAt, yearlySaving} from '../../../machines/shared/prices.ts';

const earlier = pricesAt(PRICE_SWITCH - 1);
const later = pricesAt(PRICE_SWITCH);

describe('the price lists', () => {
  test('are those of specification 9, in cents @3-21 @9-8 @9-9', () => {
    expect(earlier).toEqual({
      5: {monthly: 1900, yearly: 1600},
      10: {monthly: 1770, yearly: 1500},
      15: {monthly: 1653, yearly: 1400},
      25: {monthly: 1532, yearly: 1300},
      50: {monthly: 1354, yearly: 1150},
      75: {monthly: 1119, yearly: 950},
      100: {monthly: 883, yearly: 750},
    });
    expect(later).toEqual({
      5: {monthly: 1995, yearly: 1680},
      10: {monthly: 1859, yearly: 1575},
      15: {monthly: 1736, yearly: 1470},
      25: {monthly: 1609, yearly: 1365},
      50: {monthly: 1422, yearly: 1208},
      75: {monthly: 1175, yearly: 998},
      100: {monthly: 927, yearly: 788},
    });
  });

  test.each([
    ['2024-05-23T23:59:59.999+02:00', earlier],
    ['2024-05-24T00:00:00.000+02:00', later],
    ['2024-05-23T22:00:00.000Z', later],
    ['2024-05-23T15:00:00.000-07:00', later],
    ['2024-05-24T09:59:59.999+12:00', earlier],
    ['2026-01-01T00:00:00.000Z', later],
  ])('switch at the start of 24 May 2024 in Amsterdam: %s @9-9 @S01 @B54', (moment, list) => {
    expect(pricesAt(Date.parse(moment))).toBe(list);
  });
});

describe('an order', () => {
  test.each([
    [earlier, 'monthly', '75', {cost: 83925, discount: 11750, firstInvoice: 72175}],
    [later, 'monthly', '5', {cost: 9975, discount: 1397, firstInvoice: 8578}],
    [later, 'monthly', '25', {cost: 40225, discount: 5632, firstInvoice: 34593}],
    [later, 'monthly', '75', {cost: 88125, discount: 12338, firstInvoice: 75787}],
    [later, 'yearly', '5', {cost: 100800, discount: 14112, firstInvoice: 86688}],
    [later, 'yearly', '100', {cost: 945600, discount: 132384, firstInvoice: 813216}],
  ] as const)('of %o, %s, for %s users comes to %o @9-10 @B53', (list, period, tier, order) => {
    expect(orderOf(list, period, tier)).toEqual(order);
  });

  test('is rounded half up to whole cents and adds up, whatever is chosen @S02 @B53', () => {
    const wrong = [earlier, later].flatMap((list) =>
      (['monthly', 'yearly'] as const).flatMap((period) =>
        USER_TIERS.map((tier) => orderOf(list, period, tier)).filter(
          ({cost, discount, firstInvoice}) =>
            !Number.isInteger(discount) ||
            firstInvoice + discount !== cost ||
            discount * 100 - cost * 14 > 50 ||
            discount * 100 - cost * 14 <= -50,
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('what paying by the year saves', () => {
  test('is given per number of users, and as a minimum for all', () => {
    expect([USER_TIERS.map((tier) => yearlySaving(later, tier)), yearlySaving(later, '')]).toEqual([
      [16, 15, 15, 15, 15, 15, 15],
      15,
    ]);
  });
});
