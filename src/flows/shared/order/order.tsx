import {memo} from 'react';
import {useTranslation} from 'react-i18next';
import type {SubscriptionDetails} from '../../../../machines/shared/draft/draft.ts';
import {INTRODUCTORY_DISCOUNT, USER_TIERS} from '../../../../machines/shared/limits.ts';
import {orderOf, pricesAt} from '../../../../machines/shared/prices.ts';
import {OrderSummary} from '../../../ui/layout/orderSummary.tsx';
import {useFlow} from '../contract/flowContext.ts';
import {euros, minus} from './money.ts';

export const usePrices = () => pricesAt(useFlow().now());

/** The order and its invoices (specification 9.2); the lowest price until a number of users is chosen. */
export const Order = memo(({period, numberOfUsers}: SubscriptionDetails) => {
  const {t} = useTranslation();
  const {pricesVat} = useFlow().settings;
  const prices = usePrices();
  const tier = numberOfUsers || USER_TIERS[0];
  const {cost, discount, firstInvoice} = orderOf(prices, period, tier);
  const atLeast = (cents: number) =>
    numberOfUsers ? euros(cents) : t('subscription.summary.from', {amount: euros(cents)});
  const rate = euros(prices[tier][period]);
  const rateNote = numberOfUsers
    ? `${t('subscription.usersOption', {users: tier})}, ${t('subscription.rate', {rate})}.`
    : `${t('subscription.rateFor', {rate, users: tier})}.`;
  return (
    <OrderSummary
      title={t('subscription.summary.title')}
      lines={[
        {label: t(`subscription.summary.cost.${period}`), amount: atLeast(cost)},
        {
          label: t('subscription.summary.discount', {discount: INTRODUCTORY_DISCOUNT}),
          amount: minus(discount),
        },
      ]}
      total={{label: t('subscription.summary.firstInvoice'), amount: atLeast(firstInvoice)}}
      notes={[
        rateNote,
        t(`subscription.summary.later.${period}`, {cost: atLeast(cost)}),
        pricesVat && t(`subscription.vat.${pricesVat}`),
      ].filter(Boolean)}
    />
  );
});
