import {useTranslation} from 'react-i18next';
import {ScreenHeading} from '../../ui/layout/screenHeading.tsx';
import {ScreenFrame} from '../screens/screenFrame.tsx';

/** What stands in a screen whose code is on its way. */
export const LoadingContent = ({heading}: {heading: string}) => {
  const {t} = useTranslation();
  return (
    <>
      <ScreenHeading>{heading}</ScreenHeading>
      <p role="status">{t('app.loading')}</p>
    </>
  );
};

/** A screen of a flow that is on its way itself. */
export const LoadingScreen = ({hasPassword}: {hasPassword: boolean}) => {
  const {t} = useTranslation();
  return (
    <ScreenFrame tier="none" title="app.loadingTitle" hasPassword={hasPassword}>
      <LoadingContent heading={t('app.loadingTitle')} />
    </ScreenFrame>
  );
};
