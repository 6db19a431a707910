import {html} from 'hono/html';
import {languageOf, renderPage} from '../answers/page.ts';
import type {Services, SandboxApp} from '../services.ts';
import type {Payment} from '../state/payments.ts';

const TEXTS = {
  nl: {
    title: 'Betaalpagina',
    environment: 'Omgeving',
    order: 'Bestelling',
    users: 'gebruikers',
    monthly: 'per maand',
    yearly: 'per jaar',
    discount: 'korting op de eerste factuur',
    address: 'Factuuradres',
    reference: 'Referentie',
    pay: 'Betalen',
    fail: 'Betaling laten mislukken',
    cancel: 'Annuleren',
    paid: 'Deze bestelling is betaald.',
    onward: 'Verder',
  },
  en: {
    title: 'Payment page',
    environment: 'Environment',
    order: 'Order',
    users: 'users',
    monthly: 'monthly',
    yearly: 'yearly',
    discount: 'discount on the first invoice',
    address: 'Invoice address',
    reference: 'Reference',
    pay: 'Pay',
    fail: 'Let the payment fail',
    cancel: 'Cancel',
    paid: 'This order has been paid.',
    onward: 'Continue',
  },
};
type Texts = (typeof TEXTS)['nl'];

/** The return address with `link` added, its own query kept (specification 7.1). */
const withLink = (address: string, environmentUrl: string): string => {
  const url = new URL(address);
  url.searchParams.set('link', environmentUrl);
  return url.href;
};

const renderOrder = (payment: Payment, texts: Texts) => {
  const {billingDetails: address, subscriptionDetails: subscription} = payment;
  const period = subscription.period === 'yearly' ? texts.yearly : texts.monthly;
  return html`<table>
    <tr>
      <th scope="row">${texts.environment}</th>
      <td>${payment.domain}</td>
    </tr>
    <tr>
      <th scope="row">${texts.order}</th>
      <td>
        PRO, ${subscription.numberOfUsers} ${texts.users}, ${period}<br />
        ${payment.discount}% ${texts.discount}
      </td>
    </tr>
    <tr>
      <th scope="row">${texts.address}</th>
      <td>
        ${address.street} ${address.houseNumber}<br />
        ${address.postalCode} ${address.city}, ${address.countryCode}
      </td>
    </tr>
    <tr>
      <th scope="row">${texts.reference}</th>
      <td>${address.invoiceReference ?? ''}</td>
    </tr>
  </table>`;
};

const renderPayment = (payment: Payment) => {
  const lang = languageOf(payment.locale);
  const texts = TEXTS[lang];
  const success = withLink(payment.stripeCheckout.successUrl, payment.environmentUrl);
  const cancel = withLink(payment.stripeCheckout.cancelUrl, payment.environmentUrl);
  const choices = payment.paid
    ? html`<p>${texts.paid}</p>
        <p><a href="${success}">${texts.onward}</a></p>`
    : html`<form method="post" action="/sandbox/payment/${payment.id}/pay">
          <button>${texts.pay}</button>
        </form>
        <p><a href="${cancel}">${texts.fail}</a> <a href="${cancel}">${texts.cancel}</a></p>`;
  const body = html`${renderOrder(payment, texts)}${choices}`;
  return renderPage({lang, title: texts.title, body});
};

/** The payment provider's hosted checkout. */
export const addPaymentRoutes = (app: SandboxApp, services: Services): void => {
  app.get('/sandbox/payment/:id', (c) => {
    const payment = services.payments.find(c.req.param('id'));
    return payment ? c.html(renderPayment(payment)) : c.notFound();
  });

  app.post('/sandbox/payment/:id/pay', (c) => {
    const payment = services.payments.find(c.req.param('id'));
    if (!payment) return c.notFound();
    if (services.payments.pay(payment.id)) services.environments.makePro(payment.domain);
    return c.redirect(withLink(payment.stripeCheckout.successUrl, payment.environmentUrl), 303);
  });
};
