import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import type {Draft} from '../../../../../machines/shared/draft/draft.ts';
import {freeFlow} from '../../../../../src/flows/free/FreeFlow.tsx';
import {upgradeFlow} from '../../../../../src/flows/upgrade/UpgradeFlow.tsx';
import {billingDetails, password, signedUp, subscribed} from '../../../../support/people.ts';
import {openScreen, wordsOf} from '../../../../support/screens/stage.tsx';

const ADDRESS = 'acmetest.testwerf.example';
const signUp = {purpose: 'signUp', domainName: 'acmetest'} as const;
const upgrade = {purpose: 'upgrade', domainName: 'acmetest'} as const;

const linkTo = (address: string) =>
  screen.getAllByRole('link').find((link) => wordsOf(link) === address);

const openTaken = async (draft: Partial<Draft>) => {
  const stage = await openScreen(freeFlow, 'account', {
    draft: {...signedUp, ...draft},
    password: password(),
  });
  await stage.user.click(screen.getByRole('textbox', {name: 'Webadres'}));
  await stage.user.tab();
  await stage.answer('checkAvailability', {kind: 'taken'});
};
const openOrder = (draft: Partial<Draft>) =>
  openScreen(upgradeFlow, 'billing', {
    draft: {...subscribed, billingDetails, existingDomainName: 'acmetest', ...draft},
  });

describe('the address of an environment that may be there leads to it in a new tab', () => {
  it.each<[string, () => Promise<unknown>]>([
    [
      'before another try',
      () =>
        openScreen(freeFlow, 'account', {
          draft: {...signedUp, lost: [signUp]},
          password: password(),
        }),
    ],
    [
      'on the error screen',
      () => openScreen(freeFlow, 'somethingWentWrong', {draft: {...signedUp, lost: [signUp]}}),
    ],
    ['when it is taken, and perhaps the own', () => openTaken({refused: [signUp]})],
    ['when it is taken, and the own', () => openTaken({accepted: [signUp]})],
    ['before a refused order is placed again', () => openOrder({refused: [upgrade]})],
  ])('%s', async (_, open) => {
    await open();

    const link = linkTo(ADDRESS);
    expect(link).toHaveAttribute('href', `https://${ADDRESS}/`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleDescription('opent in een nieuw tabblad');
  });
});

it.each(['elsewhere.example/', 'elsewhere.example?', 'xn--acm-hoa', 'a@elsewhere.example#'])(
  'an address that cannot be trusted stays text: %s',
  async (domainName) => {
    await openOrder({
      existingDomainName: domainName,
      accepted: [{purpose: 'upgrade', domainName}],
    });

    expect(document.querySelector('#orderedBefore')).toHaveTextContent(
      `${domainName}.testwerf.example`,
    );
    expect(document.querySelectorAll('#orderedBefore a')).toHaveLength(0);
  },
);

it('an environment that is not there yet has no link', async () => {
  await openScreen(freeFlow, 'account', {draft: signedUp, password: password()});

  expect(screen.getByText(/Je omgeving krijgt het adres/)).toHaveTextContent(ADDRESS);
  expect(linkTo(ADDRESS)).toBeUndefined();
});
