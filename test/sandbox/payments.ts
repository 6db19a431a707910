import {randomUUID} from 'node:crypto';
import type {SandboxDatabase} from './database.ts';
import type {BillingDetails, CheckoutAddresses, SubscriptionDetails} from './environmentRequest.ts';
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

export type Payments = {
  /** The id of the payment page. */
  open(domain: string, details: PaymentDetails): string;
  find(id: string): Payment | undefined;
  /** False when it was paid before. */
  pay(id: string): boolean;
};

export const createPayments = (database: SandboxDatabase): Payments => ({
  open: (domain, details) => {
    const id = randomUUID();
    database.run('INSERT INTO payments VALUES (?, ?, 0, ?)', [id, domain, JSON.stringify(details)]);
    return id;
  },
  find: (id) => {
    const row = database.get('SELECT domain, paid, details FROM payments WHERE id = ?', [id]);
    if (!row) return undefined;
    const details = JSON.parse(String(row['details'])) as PaymentDetails;
    return {...details, id, domain: String(row['domain']), paid: row['paid'] === 1};
  },
  pay: (id) => database.run('UPDATE payments SET paid = 1 WHERE id = ? AND paid = 0', [id]) === 1,
});
