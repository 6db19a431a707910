import {useState} from 'react';
import {useTranslation} from 'react-i18next';
import {chunks} from '../../browser/chunk.ts';
import {reloadPage} from '../../browser/reloadPage.ts';
import {ReloadNotice} from '../../ui/feedback/reloadNotice.tsx';

/** Says that code could not be loaded. A reload loses only the password, which is not stored. */
export const LoadingNotice = ({hasPassword}: {hasPassword: boolean}) => {
  const {t} = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const during = (work: () => Promise<unknown>) => async () => {
    setIsBusy(true);
    await work();
    setIsBusy(false);
  };
  return (
    <ReloadNotice
      text={t('app.partMissing')}
      price={hasPassword ? t('app.passwordAgain') : undefined}
      busy={isBusy}
      busyText={t('actions.busy')}
      tryText={t('actions.tryAgain')}
      onTry={during(chunks.tryAgain)}
      reloadText={t('app.reload')}
      onReload={during(reloadPage)}
    />
  );
};
