import type {Screens} from '../shared/contract/flowDefinition.ts';
import {PaymentFailedScreen} from './screens/paymentFailedScreen.tsx';
import {PaymentSuccessScreen} from './screens/paymentSuccessScreen.tsx';

/** What the payment page comes back to. */
export const paymentResults: Screens = {
  paymentSuccess: PaymentSuccessScreen,
  paymentFailed: PaymentFailedScreen,
  paymentCanceled: PaymentFailedScreen,
};
