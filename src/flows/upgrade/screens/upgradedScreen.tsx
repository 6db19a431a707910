import {useTranslation} from 'react-i18next';
import {CreatedIllustration} from '../../../ui/illustrations/created.tsx';
import {PrintedOrder} from '../../shared/order/printedOrder.tsx';
import {ResultScreen} from '../../shared/result/resultScreen.tsx';

/** The environment has been upgraded (specification 2.11). */
export const UpgradedScreen = () => {
  const {t} = useTranslation();
  return (
    <ResultScreen
      illustration={<CreatedIllustration />}
      title={t('upgraded.title')}
      start={({free}) => free.flowChoice}
      onPaper={<PrintedOrder />}
    >
      <p>{t('upgraded.text')}</p>
    </ResultScreen>
  );
};
