import {useTranslation} from 'react-i18next';
import {laterPicture} from '../ui/illustrations/laterPicture.tsx';
import {LinkButton} from '../ui/linkButton.tsx';
import {ResultPanel} from '../ui/resultPanel.tsx';
import {ScreenHeading} from '../ui/screenHeading.tsx';
import {ScreenFrame} from './screenFrame.tsx';

const Picture = laterPicture(
  async () => (await import('../ui/illustrations/notFound.tsx')).NotFoundIllustration,
);

/** Any path that is none of ours (contract, Routes), with a way back. */
export const NotFoundScreen = ({visit}: {visit: (path: string) => void}) => {
  const {t} = useTranslation();
  return (
    <ScreenFrame tier="none" title="app.notFoundTitle">
      <ResultPanel
        illustration={<Picture />}
        heading={<ScreenHeading>{t('app.notFoundTitle')}</ScreenHeading>}
        actions={
          <LinkButton
            href="/"
            onClick={(event) => {
              event.preventDefault();
              visit('/');
            }}
          >
            {t('app.notFoundLink')}
          </LinkButton>
        }
      />
    </ScreenFrame>
  );
};
