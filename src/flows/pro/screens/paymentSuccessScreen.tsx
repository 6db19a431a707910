import {useTranslation} from 'react-i18next';
import {PaymentSucceededIllustration} from '../../../ui/illustrations/paymentSucceeded.tsx';
import {PrintedOrder} from '../../shared/order/printedOrder.tsx';
import {ResultScreen} from '../../shared/result/resultScreen.tsx';

/** The PRO subscription is active (specification 2.10 and 8). */
export const PaymentSuccessScreen = () => {
  const {t} = useTranslation();
  return (
    <ResultScreen
      illustration={<PaymentSucceededIllustration />}
      title={t('paymentSuccess.title')}
      start={({free}) => free.flowChoice}
      onPaper={<PrintedOrder />}
    >
      <p>{t('paymentSuccess.text')}</p>
    </ResultScreen>
  );
};
