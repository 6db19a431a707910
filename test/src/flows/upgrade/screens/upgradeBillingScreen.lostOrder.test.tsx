import {screen, waitFor} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {upgradeFlow} from '../../../../../src/flows/upgrade/UpgradeFlow.tsx';
import {token} from '../../../../support/session/callDesk.ts';
import {billingDetails} from '../../../../support/people.ts';
import {describedBy, openScreen, wordsOf} from '../../../../support/screens/stage.tsx';

const draft = {
  subscriptionDetails: {period: 'monthly', numberOfUsers: '25'},
  billingDetails,
} as const;
const pay = () => screen.getByRole('button', {name: 'Bestellen en betalen'});

const loseOrder = async () => {
  const stage = await openScreen(upgradeFlow, 'billing', {
    draft,
    before: [
      {type: 'domain.given', domainName: 'acmetest'},
      {type: 'screen.visit', screen: 'billing', by: 'address'},
    ],
  });
  await stage.answer('loadBotCheck', undefined);
  expect(describedBy(pay())).toEqual([]);
  await stage.user.click(pay());
  await stage.answer('checkAvailability', {kind: 'taken'});
  await stage.answer('loadBotCheck', undefined);
  await waitFor(() => expect(stage.waiting('executeBotCheck').length).toBe(1));
  await stage.answer('executeBotCheck', token('v3', 3));
  await stage.answer('validateToken', {kind: 'valid'});
  await stage.fail('createEnvironment');
  return stage;
};

describe('an order whose answer was lost', () => {
  const WARNING =
    'Je vorige bestelling voor acmetest.testwerf.example is misschien toch aangekomen. ' +
    'Kijk eerst in je e‑mail en in je omgeving. ' +
    'Weet je het niet zeker? Op onze website lees je hoe je ons bereikt. ' +
    'Als je nu opnieuw bestelt, heb je misschien twee bestellingen.';
  const shown = (words: Element) => wordsOf(words.closest('p') ?? words);
  const warnings = () => describedBy(pay());
  const domain = () => screen.getByRole('textbox', {name: 'Webadres van je omgeving'});
  const lost = {purpose: 'upgrade', domainName: 'acmetest'} as const;

  it('is mentioned on the error screen and before the next order, for that environment alone @S41', async () => {
    const stage = await loseOrder();

    expect(shown(await screen.findByText(/misschien toch aangekomen/))).toBe(WARNING);
    expect(screen.queryByText(/over een paar minuten/)).toBeNull();
    await stage.send({type: 'screen.visit', screen: 'billing', by: 'history'});
    await stage.answer('loadBotCheck', undefined);
    expect(warnings()).toEqual([WARNING]);
    expect(screen.getByRole('link', {name: 'onze website'})).toHaveAttribute(
      'href',
      'https://www.testwerf.example',
    );

    await stage.user.click(screen.getByRole('button', {name: 'Ander webadres'}));
    await stage.user.type(domain(), '2{Tab}');
    await waitFor(() => expect(warnings()).toEqual([]));
    await stage.user.type(domain(), '{Backspace}{Tab}');
    await waitFor(() => expect(warnings()).toEqual([WARNING]));
  });

  it('is mentioned in English too, after a reload', async () => {
    await openScreen(upgradeFlow, 'billing', {
      draft: {...draft, existingDomainName: 'acmetest', sent: lost},
      language: 'en',
    });

    expect(shown(screen.getByText(/may have come through/))).toBe(
      'Your last order for acmetest.testwerf.example may have come through after all. ' +
        'Check your email and your environment first. ' +
        'Not sure? See how to reach us on our website. ' +
        'If you order again now, you may end up with two orders.',
    );
  });
});
