import {useTranslation} from 'react-i18next';
import {useFlowSelector} from '../contract/flowContext.ts';

/** Names who were invited, for none of them can be read back once the values are cleared. */
export const Invited = () => {
  const {t, i18n} = useTranslation();
  const invited = useFlowSelector((snapshot) => snapshot.context.invited);
  if (invited.length === 0) return null;
  const names = new Intl.ListFormat(i18n.language).format(invited);
  return <p>{t('created.invited', {names})}</p>;
};
