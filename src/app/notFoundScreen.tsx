import {useTranslation} from 'react-i18next';
import {NotFoundIllustration} from '../ui/illustrations/notFound.tsx';
import {LinkButton} from '../ui/linkButton.tsx';
import {ResultPanel} from '../ui/resultPanel.tsx';
import {ScreenHeading} from '../ui/screenHeading.tsx';
import {ScreenFrame} from './screenFrame.tsx';

type Props = {visit: (path: string) => void; hasPassword: boolean};

/** Any path that is none of ours (specification 2.1), with a way back. */
export const NotFoundScreen = ({visit, hasPassword}: Props) => {
  const {t} = useTranslation();
  return (
    <ScreenFrame tier="none" title="app.notFoundTitle" hasPassword={hasPassword}>
      <ResultPanel
        illustration={<NotFoundIllustration />}
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
