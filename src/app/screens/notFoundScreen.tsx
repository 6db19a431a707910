import {useTranslation} from 'react-i18next';
import {laterPicture} from '../../ui/illustrations/laterPicture.tsx';
import {LinkButton} from '../../ui/actions/linkButton.tsx';
import {ResultPanel} from '../../ui/layout/resultPanel.tsx';
import {ScreenHeading} from '../../ui/layout/screenHeading.tsx';
import {ScreenFrame} from './screenFrame.tsx';

const Picture = laterPicture(
  async () => (await import('../../ui/illustrations/notFound.tsx')).NotFoundIllustration,
);

type Props = {visit: (path: string) => void; hasPassword: boolean};

/** Any path that is none of ours (specification 2.1), with a way back. */
export const NotFoundScreen = ({visit, hasPassword}: Props) => {
  const {t} = useTranslation();
  return (
    <ScreenFrame tier="none" title="app.notFoundTitle" hasPassword={hasPassword}>
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
