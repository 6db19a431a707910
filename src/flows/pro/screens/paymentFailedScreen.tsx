import {useTranslation} from 'react-i18next';
import {PaymentFailedIllustration} from '../../../ui/illustrations/paymentFailed.tsx';
import {ResultScreen} from '../../shared/resultScreen.tsx';

/** Payment failed or cancelled, the same message (specification 2.10 and 8); the environment is there as FREE. */
export const PaymentFailedScreen = () => {
  const {t} = useTranslation();
  return (
    <ResultScreen
      illustration={<PaymentFailedIllustration />}
      title={t('paymentFailed.title')}
      start="/free"
    >
      <p>{t('paymentFailed.text')}</p>
    </ResultScreen>
  );
};
