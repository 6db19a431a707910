import {useTranslation} from 'react-i18next';
import {PaymentFailedIllustration} from '../../../ui/illustrations/paymentFailed.tsx';
import {LinkButton} from '../../../ui/linkButton.tsx';
import {useFlowSelector} from '../flowContext.ts';
import {ResultScreen} from '../resultScreen.tsx';

/**
 * Back from the payment page (contract): the way on to pay, and the way to the environment. Whether the payment
 * went through after all is the provider's to know, so nobody is told to pay twice.
 */
export const PaymentPendingScreen = ({start}: {start: '/free' | '/upgrade/'}) => {
  const {t} = useTranslation();
  const paymentPage = useFlowSelector(({context}) => context.environment.paymentPage);
  return (
    <ResultScreen
      illustration={<PaymentFailedIllustration />}
      title={t('paymentPending.title')}
      start={start}
      firstAction={
        paymentPage && <LinkButton href={paymentPage}>{t('paymentPending.pay')}</LinkButton>
      }
    >
      <p>{t('paymentPending.text')}</p>
      <p>{t('paymentPending.paid')}</p>
    </ResultScreen>
  );
};
