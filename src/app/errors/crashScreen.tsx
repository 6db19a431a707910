import {useTranslation} from 'react-i18next';
import {laterPicture} from '../../ui/illustrations/laterPicture.tsx';
import {LinkButton} from '../../ui/actions/linkButton.tsx';
import {ResultPanel} from '../../ui/layout/resultPanel.tsx';
import {ScreenHeading} from '../../ui/layout/screenHeading.tsx';
import {ScreenFrame} from '../screens/screenFrame.tsx';

const Picture = laterPicture(
  async () =>
    (await import('../../ui/illustrations/somethingWentWrong.tsx')).SomethingWentWrongIllustration,
);

type Props = {
  reference: string | undefined;
};

/** Shown when a screen is at fault; the link loads the page afresh. */
export const CrashScreen = ({reference}: Props) => {
  const {t} = useTranslation();
  return (
    <ScreenFrame tier="none" title="somethingWentWrong.title">
      <ResultPanel
        illustration={<Picture />}
        heading={<ScreenHeading>{t('somethingWentWrong.title')}</ScreenHeading>}
        actions={<LinkButton href="/">{t('somethingWentWrong.link')}</LinkButton>}
      >
        {reference && <p>{t('somethingWentWrong.reference', {reference})}</p>}
      </ResultPanel>
    </ScreenFrame>
  );
};
