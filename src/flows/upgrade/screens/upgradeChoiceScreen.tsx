import {useTranslation} from 'react-i18next';
import {CompareLink} from '../../shared/order/compareLink.tsx';
import {useFlowSelector} from '../../shared/contract/flowContext.ts';
import {PlanChoice} from '../../shared/order/planChoice.tsx';

/** Choose pro or premium (specification 2.2), with a link to the comparison of the plans. */
export const UpgradeChoiceScreen = () => {
  const {t} = useTranslation();
  const discount = useFlowSelector(({context}) => context.draft.discount);
  return (
    <PlanChoice
      name="upgradechoice"
      title={t('chooseUpgrade.title')}
      subtitle={<CompareLink text={t('chooseUpgrade.subtitle')} />}
      legend={t('chooseUpgrade.legend')}
      options={[
        {
          value: 'pro',
          title: t('chooseUpgrade.pro.title'),
          text: t('chooseUpgrade.pro.text'),
          extra: t('chooseUpgrade.pro.discount', {discount}),
        },
        {
          value: 'premium',
          title: t('chooseUpgrade.premium.title'),
          text: t('chooseUpgrade.premium.text'),
        },
      ]}
    />
  );
};
