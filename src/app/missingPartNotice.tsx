import {useTranslation} from 'react-i18next';
import {ReloadNotice} from '../ui/reloadNotice.tsx';

/** A part of the page could not be loaded; loading anew costs the password alone, which is kept nowhere. */
export const MissingPartNotice = ({onReload}: {onReload?: (() => void) | undefined}) => {
  const {t} = useTranslation();
  return (
    <ReloadNotice
      text={`${t('app.partMissing')} ${t('app.passwordAgain')}`}
      action={t('app.reload')}
      onReload={onReload}
    />
  );
};
