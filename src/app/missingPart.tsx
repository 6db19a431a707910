import {useTranslation} from 'react-i18next';
import {PrimaryButton} from '../ui/button.tsx';
import {ButtonRow} from '../ui/buttonRow.tsx';
import {ScreenHeading} from '../ui/screenHeading.tsx';
import {reloadPage} from './reloadPage.ts';

type Props = {
  reference: string | undefined;
  /** Whether there is one to be lost by a reload. */
  hasPassword: boolean;
};

/** In the place of a screen whose code can't be loaded. */
export const MissingPart = ({reference, hasPassword}: Props) => {
  const {t} = useTranslation();
  return (
    <>
      <ScreenHeading>{t('somethingWentWrong.title')}</ScreenHeading>
      <p>
        {t('app.partMissing')} {hasPassword && t('app.passwordAgain')}
      </p>
      {reference && <p>{t('somethingWentWrong.reference', {reference})}</p>}
      <ButtonRow>
        <PrimaryButton type="button" onClick={reloadPage}>
          {t('app.reload')}
        </PrimaryButton>
      </ButtonRow>
    </>
  );
};
