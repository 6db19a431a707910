import {useTranslation} from 'react-i18next';
import {PaymentPendingIllustration} from '../../../ui/illustrations/paymentPending.tsx';
import {LinkButton} from '../../../ui/actions/linkButton.tsx';
import {useFlowSelector} from '../contract/flowContext.ts';
import {PrintedOrder} from '../order/printedOrder.tsx';
import {ResultScreen, type StartOf} from '../result/resultScreen.tsx';

type Props = {start: StartOf};

const PaymentScreen = ({start, title, texts}: Props & {title: string; texts: string[]}) => {
  const {t} = useTranslation();
  const paymentPage = useFlowSelector(({context}) => context.environment.paymentPage);
  return (
    <ResultScreen
      illustration={<PaymentPendingIllustration />}
      title={title}
      start={start}
      onPaper={<PrintedOrder />}
      firstAction={
        paymentPage && <LinkButton href={paymentPage}>{t('paymentPending.pay')}</LinkButton>
      }
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </ResultScreen>
  );
};

/**
 * Back from the payment page (specification 4.6): the way on to pay, and the way to the environment. Whether the payment
 * went through after all is the provider's to know, so nobody is asked to pay twice.
 */
export const PaymentPendingScreen = ({start}: Props) => {
  const {t} = useTranslation();
  return (
    <PaymentScreen
      start={start}
      title={t('paymentPending.title')}
      texts={[t('paymentPending.text'), t('paymentPending.paid')]}
    />
  );
};

/** The payment page is late, or was kept from opening: nothing is said of whether anybody paid. */
export const PaymentOpeningScreen = ({start}: Props) => {
  const {t} = useTranslation();
  return (
    <PaymentScreen
      start={start}
      title={t('paymentOpening.title')}
      texts={[t('paymentOpening.text')]}
    />
  );
};
