import {useState} from 'react';
import {useTranslation} from 'react-i18next';
import {chunks} from '../../browser/chunk.ts';
import {reloadPage} from '../../browser/reloadPage.ts';
import {ReloadNotice} from '../../ui/feedback/reloadNotice.tsx';

/** Says that code could not be loaded. A reload loses only the password, which is not stored. */
export const LoadingNotice = ({hasPassword}: {hasPassword: boolean}) => {
  const {t} = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const during = (work: () => Promise<unknown>) => async () => {
    setIsBusy(true);
    await work();
    setIsBusy(false);
  };
  const tryAgain = {
    text: t('actions.tryAgain'),
    act: during(async () => {
      await chunks.tryAgain();
      setHasTried(true);
    }),
  };
  const reload = {text: t('app.reload'), act: during(reloadPage)};
  return (
    <ReloadNotice
      text={t('app.partMissing')}
      price={hasPassword ? t('app.passwordAgain') : undefined}
      busy={isBusy}
      busyText={t('actions.busy')}
      first={hasTried ? reload : tryAgain}
      second={hasTried ? tryAgain : reload}
    />
  );
};
