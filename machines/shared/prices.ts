import type {Period, UserTier} from './draft/draft.ts';
import {INTRODUCTORY_DISCOUNT, USER_TIERS} from './limits.ts';

/** Per user per month, in euro cents, paid by the month or by the year. */
export type Rate = {monthly: number; yearly: number};
export type PriceList = Record<UserTier, Rate>;

const rate = (monthly: number, yearly: number): Rate => ({monthly, yearly});

/** The list before the switch date (specification 9.2). */
const earlierPrices: PriceList = {
  5: rate(1900, 1600),
  10: rate(1770, 1500),
  15: rate(1653, 1400),
  25: rate(1532, 1300),
  50: rate(1354, 1150),
  75: rate(1119, 950),
  100: rate(883, 750),
};

/** The higher list, from the day after 23 May 2024 (specification 9.2). */
const laterPrices: PriceList = {
  5: rate(1995, 1680),
  10: rate(1859, 1575),
  15: rate(1736, 1470),
  25: rate(1609, 1365),
  50: rate(1422, 1208),
  75: rate(1175, 998),
  100: rate(927, 788),
};

/** The start of 24 May 2024 in Europe/Amsterdam, as epoch milliseconds; two hours ahead of UTC that day. */
export const PRICE_SWITCH = Date.UTC(2024, 4, 23, 22);

/** The list in force at a moment, given in epoch milliseconds; a moment is the same in every time zone. */
export const pricesAt = (now: number): PriceList =>
  now < PRICE_SWITCH ? earlierPrices : laterPrices;

/** What an order comes to, in euro cents. */
export type Order = {cost: number; discount: number; firstInvoice: number};

const MONTHS = {monthly: 1, yearly: 12};

/**
 * Cost per period, one-time discount of 14 percent rounded half up, and first invoice (specification 9.2), all in
 * whole cents.
 */
export const orderOf = (prices: PriceList, period: Period, tier: UserTier): Order => {
  const cost = prices[tier][period] * Number(tier) * MONTHS[period];
  const discount = Math.floor((cost * INTRODUCTORY_DISCOUNT + 50) / 100);
  return {cost, discount, firstInvoice: cost - discount};
};

const savingOf = ({monthly, yearly}: Rate): number =>
  Math.round((100 * (monthly - yearly)) / monthly);

/** Percent saved by paying yearly: of one tier, or what every tier saves at least. */
export const yearlySaving = (prices: PriceList, tier: UserTier | ''): number =>
  tier === ''
    ? Math.min(...USER_TIERS.map((each) => savingOf(prices[each])))
    : savingOf(prices[tier]);
