import {useTranslation} from 'react-i18next';
import {laterPicture} from '../../ui/illustrations/laterPicture.tsx';
import {LinkButton} from '../../ui/actions/linkButton.tsx';
import {ResultPanel} from '../../ui/layout/resultPanel.tsx';
import {ScreenHeading} from '../../ui/layout/screenHeading.tsx';
import {entries} from '../session/routes.ts';
import {ScreenFrame} from './screenFrame.tsx';

const Picture = laterPicture(
  async () => (await import('../../ui/illustrations/notFound.tsx')).NotFoundIllustration,
);

const HOME = entries.free.flowChoice;

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
            href={HOME}
            onClick={(event) => {
              event.preventDefault();
              visit(HOME);
            }}
          >
            {t('app.notFoundLink')}
          </LinkButton>
        }
      />
    </ScreenFrame>
  );
};
