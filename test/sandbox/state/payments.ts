import type {
  BillingDetails,
  CheckoutAddresses,
  SubscriptionDetails,
} from '../answers/environmentRequest.ts';
import type {Locale} from './environments.ts';

export type PaymentDetails = {
  environmentUrl: string;
  locale: Locale;
  discount: number;
  subscriptionDetails: SubscriptionDetails;
  billingDetails: BillingDetails;
  stripeCheckout: CheckoutAddresses;
};
export type Payment = PaymentDetails & {id: string; domain: string; paid: boolean};

/** Where payments are kept. */
export type PaymentRows = {
  add(payment: Payment): void;
  find(id: string): Payment | undefined;
  /** False when it was paid before. */
  pay(id: string): boolean;
};

export type Payments = Omit<PaymentRows, 'add'> & {
  /** The id of the payment page. */
  open(domain: string, details: PaymentDetails): string;
};

export const createPayments = (rows: PaymentRows): Payments => ({
  ...rows,
  open: (domain, details) => {
    const id = crypto.randomUUID();
    rows.add({...details, id, domain, paid: false});
    return id;
  },
});
