import {useTranslation} from 'react-i18next';
import {ReloadNotice} from '../ui/reloadNotice.tsx';

type Props = {hasPassword: boolean; onReload?: (() => void) | undefined};

/** A part of the page could not be loaded; loading anew costs the password alone, which is kept nowhere. */
export const MissingPartNotice = ({hasPassword, onReload}: Props) => {
  const {t} = useTranslation();
  return (
    <ReloadNotice
      text={t('app.partMissing')}
      price={hasPassword ? t('app.passwordAgain') : undefined}
      action={t('app.reload')}
      onReload={onReload}
    />
  );
};
