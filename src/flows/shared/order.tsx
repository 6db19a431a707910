import {memo} from 'react';
import {useTranslation} from 'react-i18next';
import type {Period, SubscriptionDetails, UserTier} from '../../../machines/shared/draft.ts';
import {INTRODUCTORY_DISCOUNT} from '../../../machines/shared/limits.ts';
import {orderOf, pricesAt} from '../../../machines/shared/prices.ts';
import {OrderSummary} from '../../ui/orderSummary.tsx';
import {useFlow} from './flowContext.ts';
import {euros} from './money.ts';

export const usePrices = () => pricesAt(useFlow().now());

const useOrderTexts = (period: Period, tier: UserTier) => {
  const {t} = useTranslation();
  const prices = usePrices();
  const {cost, discount, firstInvoice} = orderOf(prices, period, tier);
  const users = t('subscription.usersOption', {users: tier});
  const rate = t('subscription.rate', {rate: euros(prices[tier][period])});
  return {
    lines: [
      {label: t(`subscription.summary.cost.${period}`), amount: euros(cost)},
      {
        label: t('subscription.summary.discount', {discount: INTRODUCTORY_DISCOUNT}),
        amount: euros(discount),
      },
    ],
    total: {label: t('subscription.summary.firstInvoice'), amount: euros(firstInvoice)},
    note: `${users}, ${rate}`,
  };
};

const Summary = ({period, tier}: {period: Period; tier: UserTier}) => {
  const {t} = useTranslation();
  return <OrderSummary title={t('subscription.summary.title')} {...useOrderTexts(period, tier)} />;
};

/** What the visitor orders, and what the first invoice comes to (specification 9.2). */
export const Order = memo(({period, numberOfUsers}: SubscriptionDetails) =>
  numberOfUsers === '' ? null : <Summary period={period} tier={numberOfUsers} />,
);
