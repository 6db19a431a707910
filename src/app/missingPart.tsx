import {useTranslation} from 'react-i18next';
import {PrimaryButton, SecondaryButton} from '../ui/button.tsx';
import {ButtonRow} from '../ui/buttonRow.tsx';
import {LiveRegion} from '../ui/liveRegion.tsx';
import {ScreenHeading} from '../ui/screenHeading.tsx';
import type {ScreenView} from '../flows/shared/flowDefinition.ts';
import {OutcomeWords} from '../flows/shared/outcomeWords.tsx';
import type {TextKey} from '../i18n/textKey.ts';
import {reloadPage} from './reloadPage.ts';
import {useRetries} from './useRetries.ts';

type Props = {
  reference: string | undefined;
  /** Whether there is one to be lost by a reload. */
  hasPassword: boolean;
  /** Asks for it again; whoever shows what is there then takes this away. */
  load: () => Promise<unknown>;
  /** Of which the missing screen would tell. */
  outcome?: ScreenView['outcome'];
  /** The title of the missing screen, where it has an outcome to tell. */
  title?: TextKey | undefined;
  /** A creation is under way, whose answer a reload would lose. */
  isCreating?: boolean | undefined;
};

/** In the place of a screen whose code can't be loaded. */
export const MissingPart = ({reference, hasPassword, load, outcome, title, isCreating}: Props) => {
  const {t} = useTranslation();
  const {state, tryAgain} = useRetries(load);
  const missing = t(outcome ? 'app.outcomeMissing' : 'app.screenMissing');
  const news = {waiting: '', trying: t('actions.busy'), failed: missing};
  return (
    <>
      <ScreenHeading>{t(title ?? 'somethingWentWrong.title')}</ScreenHeading>
      {outcome && <OutcomeWords outcome={outcome} />}
      <p>{missing}</p>
      {reference && <p>{t('somethingWentWrong.reference', {reference})}</p>}
      {!isCreating && (
        <p id="reloadInstead">
          {t('app.reloadInstead')} {hasPassword && t('app.passwordAgain')}
        </p>
      )}
      <LiveRegion text={news[state]} />
      <ButtonRow>
        <PrimaryButton
          type="button"
          busy={state === 'trying'}
          busyText={t('actions.busy')}
          onClick={() => void tryAgain()}
        >
          {/* After an order no button may seem to order again. */}
          {t(outcome ? 'app.showPage' : 'actions.tryAgain')}
        </PrimaryButton>
        {!isCreating && (
          <SecondaryButton onClick={reloadPage} describedBy="reloadInstead">
            {t('app.reload')}
          </SecondaryButton>
        )}
      </ButtonRow>
    </>
  );
};
