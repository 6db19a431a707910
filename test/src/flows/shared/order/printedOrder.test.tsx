import {screen, waitFor} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import type {Screen} from '../../../../../machines/shared/flow/flowTypes.ts';
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

it('shows what was ordered', async () => {
  const {send} = await openOrdered();

  await send({type: 'payment.returned', environment});

  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(/nog niet afgerond/);
  expect(order()).toContain('25 gebruikers, €\u00A016,09 per gebruiker per maand.');
});

describe('after the payment page', () => {
  const ordered = {period: 'yearly', numberOfUsers: '10'} as const;
  const open = (result: Screen, link: string) =>
    openScreen(proFlow, result, {
      draft: {...subscribed, billingDetails, acceptedUrl: environment.url, ordered},
      before: [{type: 'screen.visit', screen: result, by: 'address', link}],
    });

  it('shows what was paid for', async () => {
    await open('paymentSuccess', environment.url);
    expect(order()).toContain('10 gebruikers');
    expect(order()).toContain('Kosten per jaar');
  });

  it('shows no order of another environment', async () => {
    await open('paymentSuccess', 'https://other.testwerf.example/');
    expect(order()).toBeUndefined();
  });

  it('shows no order that was not paid for', async () => {
    await open('paymentCanceled', environment.url);
    expect(order()).toBeUndefined();
  });
});
