import {screen, waitFor} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {proFlow} from '../../../../../src/flows/pro/ProFlow.tsx';
import {openBilling} from '../../../../support/screens/billingStage.tsx';
import {billingDetails, subscribed} from '../../../../support/people.ts';
import {openScreen} from '../../../../support/screens/stage.tsx';
import {token} from '../../../../support/session/callDesk.ts';

const environment = {
  url: 'https://acmetest.testwerf.example/',
  paymentPage: 'https://checkout.stripe.com/pay/1',
};

const openOrdered = async () => {
  const stage = await openBilling({draft: {...subscribed, billingDetails}});
  await stage.user.click(screen.getByRole('button', {name: 'Bestellen en betalen'}));
  await waitFor(() => expect(stage.asked('executeBotCheck').length).toBe(1));
  await stage.answer('executeBotCheck', token('v3', 3));
  await stage.answer('validateToken', {kind: 'valid'});
  await stage.answer('createEnvironment', {kind: 'accepted', environment});
  return stage;
};

const order = () => screen.queryByRole('region', {name: 'Je bestelling'})?.textContent;

it('shows what was ordered, and not once its result is left', async () => {
  const {send, context} = await openOrdered();

  await send({type: 'payment.returned', environment});

  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(/nog niet afgerond/);
  expect(order()).toContain('25 gebruikers, €\u00A016,09 per gebruiker per maand.');

  await send({type: 'screen.visit', screen: 'account', by: 'link'});
  expect(context().ordered).toBeUndefined();
});

describe('after the payment page', () => {
  const draft = {
    ...subscribed,
    billingDetails,
    accepted: [{purpose: 'signUp', domainName: subscribed.domainName}],
    ordered: {period: 'yearly', numberOfUsers: '10'},
  } as const;

  it.each(['paymentSuccess', 'paymentCanceled'] as const)('%s shows it', async (result) => {
    await openScreen(proFlow, result, {draft});
    expect(order()).toContain('10 gebruikers');
    expect(order()).toContain('Kosten per jaar');
  });

  it.each(['paymentSuccess', 'paymentCanceled'] as const)(
    '%s says nothing of an order that was not accepted',
    async (result) => {
      await openScreen(proFlow, result, {draft: {...draft, accepted: []}});
      expect(screen.getByRole('heading', {level: 1})).toBeVisible();
      expect(order()).toBeUndefined();
    },
  );
});
