import {useTranslation} from 'react-i18next';
import {PremiumThanksIllustration} from '../../../ui/illustrations/premiumThanks.tsx';
import {LinkButton} from '../../../ui/linkButton.tsx';
import {ResultPanel} from '../../../ui/resultPanel.tsx';
import {RichText} from '../../../ui/richText.tsx';
import {ScreenHeading} from '../../../ui/screenHeading.tsx';
import {useFlow} from '../../shared/flowContext.ts';

/** Thanks for asking for PREMIUM (specification 2.11), and how to reach the provider meanwhile. */
export const PremiumScreen = () => {
  const {t} = useTranslation();
  const {marketingUrl} = useFlow().settings;
  return (
    <ResultPanel
      illustration={<PremiumThanksIllustration />}
      heading={<ScreenHeading>{t('premium.title')}</ScreenHeading>}
      actions={<LinkButton href={marketingUrl}>{t('actions.toWebsite')}</LinkButton>}
    >
      <p>{t('premium.text')}</p>
      <p>
        <RichText
          text={t('premium.contact')}
          renderMark={(words) => <a href={marketingUrl}>{words}</a>}
        />
      </p>
    </ResultPanel>
  );
};
