import {useTranslation} from 'react-i18next';
import {breakAtDots} from '../../../ui/text/breakAtDots.tsx';
import {useFlow} from '../contract/flowContext.ts';

/** Says which environment is ordered for. */
export const OrderedFor = ({name}: {name: string}) => {
  const {t} = useTranslation();
  const {environmentSuffix} = useFlow().settings;
  return breakAtDots(t('billing.orderedFor', {address: `${name}${environmentSuffix}`}));
};
