import {useTranslation} from 'react-i18next';
import {useFlowSelector} from '../contract/flowContext.ts';

/** Names who was invited, because the values are cleared by then. */
export const Invited = () => {
  const {t, i18n} = useTranslation();
  const invited = useFlowSelector((snapshot) => snapshot.context.invited);
  if (invited.length === 0) return null;
  const names = new Intl.ListFormat(i18n.language).format(invited);
  return <p>{t('created.invited', {names})}</p>;
};
