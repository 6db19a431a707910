import {useTranslation} from 'react-i18next';
import {
  environmentName,
  type Period,
  type SubscriptionDetails,
} from '../../../../machines/shared/draft/draft.ts';
import {PERIODS, USER_TIERS} from '../../../../machines/shared/limits.ts';
import {yearlySaving} from '../../../../machines/shared/prices.ts';
import {Aside} from '../../../ui/layout/aside.tsx';
import {RadioCards} from '../../../ui/choice/radioCards.tsx';
import {PaperOnly, ScreenOnly} from '../../../ui/layout/paper.tsx';
import {SelectField} from '../../../ui/choice/selectField.tsx';
import {useFlow} from '../contract/flowContext.ts';
import {euros} from '../order/money.ts';
import {Order, usePrices} from '../order/order.tsx';
import {OrderedFor} from '../order/orderedFor.tsx';
import {OrderHeading} from '../order/orderHeading.tsx';
import {subscriptionSchema} from '../schemas/subscriptionSchema.ts';
import {StepButtons} from '../form/stepButtons.tsx';
import {useWizardForm} from '../form/wizardForm.ts';
import {WizardFormFrame} from '../form/wizardFormFrame.tsx';

const toDraft = (subscriptionDetails: SubscriptionDetails) => ({subscriptionDetails});

/** The subscription step (specification 2.10 and 2.11). */
export const SubscriptionScreen = () => {
  const {t} = useTranslation();
  const {actor} = useFlow();
  const {draft} = actor.getSnapshot().context;
  const name = environmentName(draft);
  const prices = usePrices();
  const form = useWizardForm<SubscriptionDetails>({
    initialValues: draft.subscriptionDetails,
    schema: subscriptionSchema,
    toDraft,
    onSubmit: (subscriptionDetails) =>
      actor.send({type: 'subscription.submit', subscriptionDetails}),
  });
  const {period, numberOfUsers} = form.formik.values;
  const percent = yearlySaving(prices, numberOfUsers);
  const rateOf = (each: Period) => {
    const [firstTier] = USER_TIERS;
    const rate = euros(prices[numberOfUsers || firstTier][each]);
    return numberOfUsers
      ? t('subscription.rate', {rate})
      : t('subscription.rateFor', {rate, users: firstTier});
  };
  const users = USER_TIERS.map((tier) => {
    const rate = euros(prices[tier][period]);
    return {value: tier, label: `${t('subscription.usersOption', {users: tier})} – ${rate}`};
  });

  return (
    <>
      <OrderHeading>{t('subscription.title')}</OrderHeading>
      {name && (
        <PaperOnly>
          <OrderedFor name={name} />
        </PaperOnly>
      )}
      <WizardFormFrame form={form} names={['numberOfUsers']}>
        <ScreenOnly>
          <RadioCards
            id="period"
            name="period"
            legend={t('subscription.period')}
            sideBySide
            options={PERIODS.map((value) => ({
              value,
              title: t(`subscription.${value}`),
              text: rateOf(value),
              ...(value === 'yearly' && {extra: t('subscription.yearlySaving', {percent})}),
            }))}
          />
          <SelectField
            {...form.field('numberOfUsers')}
            label={t('subscription.numberOfUsers')}
            hint={t('subscription.rateHint')}
            placeholder={t('subscription.usersPlaceholder')}
            options={users}
            starred
            required
          />
        </ScreenOnly>
        <Aside>
          <Order period={period} numberOfUsers={numberOfUsers} />
        </Aside>
        <StepButtons />
      </WizardFormFrame>
    </>
  );
};
