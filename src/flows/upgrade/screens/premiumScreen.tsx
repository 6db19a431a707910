import {useTranslation} from 'react-i18next';
import {PremiumThanksIllustration} from '../../../ui/illustrations/premiumThanks.tsx';
import {LinkButton} from '../../../ui/actions/linkButton.tsx';
import {ResultPanel} from '../../../ui/layout/resultPanel.tsx';
import {RichText} from '../../../ui/text/richText.tsx';
import {ScreenHeading} from '../../../ui/layout/screenHeading.tsx';
import {useFlow} from '../../shared/contract/flowContext.ts';

/** Thanks for asking for PREMIUM (specification 2.11). The visitor gave no address, so it links to the contact page. */
export const PremiumScreen = () => {
  const {t} = useTranslation();
  const {marketingUrl, contactUrl} = useFlow().settings;
  const toWebsite = (words: string) => <a href={marketingUrl}>{words}</a>;
  return (
    <ResultPanel
      illustration={<PremiumThanksIllustration />}
      heading={<ScreenHeading>{t('premium.title')}</ScreenHeading>}
      actions={
        <>
          {contactUrl && <LinkButton href={contactUrl}>{t('actions.contact')}</LinkButton>}
          <LinkButton href={marketingUrl} $look={contactUrl ? 'secondary' : 'primary'}>
            {t('actions.toWebsite')}
          </LinkButton>
        </>
      }
    >
      <p>{t('premium.text')}</p>
      <p>
        {contactUrl ? (
          t('premium.next')
        ) : (
          <RichText text={t('premium.contact')} renderMark={toWebsite} />
        )}
      </p>
    </ResultPanel>
  );
};
