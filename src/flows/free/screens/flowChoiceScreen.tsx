import {useTranslation} from 'react-i18next';
import {FREE_PLAN_USERS} from '../../../../machines/shared/limits.ts';
import {useFlowSelector} from '../../shared/contract/flowContext.ts';
import {CompareLink} from '../../shared/order/compareLink.tsx';
import {PlanChoice} from '../../shared/order/planChoice.tsx';

const POINTS = ['first', 'second', 'third'] as const;

/** Choose flow (specification 2.2): FREE or PRO; title and both texts show the discount. */
export const FlowChoiceScreen = () => {
  const {t} = useTranslation();
  const discount = useFlowSelector(({context}) => context.draft.discount);
  return (
    <PlanChoice
      name="flowchoice"
      title={t('chooseFlow.title', {discount})}
      subtitle={<CompareLink text={t('chooseFlow.subtitle')} />}
      legend={t('chooseFlow.legend')}
      options={[
        {
          value: 'free',
          title: t('chooseFlow.free.title'),
          text: t('chooseFlow.free.text', {freeUsers: FREE_PLAN_USERS}),
          points: POINTS.map((point) => t(`chooseFlow.free.points.${point}`)),
        },
        {
          value: 'pro',
          title: t('chooseFlow.pro.title'),
          text: t('chooseFlow.pro.text', {discount}),
          points: POINTS.map((point) => t(`chooseFlow.pro.points.${point}`)),
        },
      ]}
    />
  );
};
