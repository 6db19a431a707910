import {useTranslation} from 'react-i18next';
import {PrimaryButton, SecondaryButton} from '../ui/button.tsx';
import {ButtonRow} from '../ui/buttonRow.tsx';
import {LiveRegion} from '../ui/liveRegion.tsx';
import {ScreenHeading} from '../ui/screenHeading.tsx';
import {reloadPage} from './reloadPage.ts';
import {useRetries} from './useRetries.ts';

type Props = {
  reference: string | undefined;
  /** Whether there is one to be lost by a reload. */
  hasPassword: boolean;
  /** Asks for it again; whoever shows what is there then takes this away. */
  load: () => Promise<unknown>;
};

/** In the place of a screen whose code can't be loaded. */
export const MissingPart = ({reference, hasPassword, load}: Props) => {
  const {t} = useTranslation();
  const {state, tryAgain} = useRetries(load);
  const news = {waiting: '', trying: t('actions.busy'), failed: t('app.screenMissing')};
  return (
    <>
      <ScreenHeading>{t('somethingWentWrong.title')}</ScreenHeading>
      <p>{t('app.screenMissing')}</p>
      {reference && <p>{t('somethingWentWrong.reference', {reference})}</p>}
      <p id="reloadInstead">
        {t('app.reloadInstead')} {hasPassword && t('app.passwordAgain')}
      </p>
      <LiveRegion text={news[state]} />
      <ButtonRow>
        <PrimaryButton
          type="button"
          busy={state === 'trying'}
          busyText={t('actions.busy')}
          onClick={() => void tryAgain()}
        >
          {t('actions.tryAgain')}
        </PrimaryButton>
        <SecondaryButton onClick={reloadPage} describedBy="reloadInstead">
          {t('app.reload')}
        </SecondaryButton>
      </ButtonRow>
    </>
  );
};
