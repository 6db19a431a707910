import {useTranslation} from 'react-i18next';
import {SomethingWentWrongIllustration} from '../ui/illustrations/somethingWentWrong.tsx';
import {LinkButton} from '../ui/linkButton.tsx';
import {ResultPanel} from '../ui/resultPanel.tsx';
import {ScreenHeading} from '../ui/screenHeading.tsx';
import {ScreenFrame} from './screenFrame.tsx';

/** Shown when a screen itself is at fault; the link loads the page afresh with what was typed. */
export const CrashScreen = () => {
  const {t} = useTranslation();
  return (
    <ScreenFrame tier="none" title="somethingWentWrong.title">
      <ResultPanel
        illustration={<SomethingWentWrongIllustration />}
        heading={<ScreenHeading>{t('somethingWentWrong.title')}</ScreenHeading>}
        actions={<LinkButton href="/">{t('somethingWentWrong.link')}</LinkButton>}
      />
    </ScreenFrame>
  );
};
