import {useTranslation} from 'react-i18next';
import {ExternalLink} from '../../../ui/externalLink.tsx';
import {RichText} from '../../../ui/richText.tsx';
import {useFlow, useFlowSelector} from '../../shared/flowContext.ts';
import {PlanChoice} from '../../shared/planChoice.tsx';

/** Choose pro or premium (specification 2.2), with a link to the comparison of the plans. */
export const UpgradeChoiceScreen = () => {
  const {t} = useTranslation();
  const {settings} = useFlow();
  const discount = useFlowSelector(({context}) => context.draft.discount);
  const compare = (words: string) => (
    <ExternalLink href={settings.comparePlansUrl} newTabText={t('app.opensInNewTab')}>
      {words}
    </ExternalLink>
  );
  return (
    <PlanChoice
      name="upgradechoice"
      title={t('chooseUpgrade.title')}
      subtitle={<RichText text={t('chooseUpgrade.subtitle')} renderMark={compare} />}
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
