import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {upgradeFlow} from '../../../../../src/flows/upgrade/UpgradeFlow.tsx';
import {openScreen} from '../../../../support/screens/stage.tsx';

const website = 'https://www.testwerf.example';

it.each([
  [
    'nl',
    'Bedankt voor je PREMIUM‑aanvraag',
    'We sturen je de gevraagde informatie zo snel mogelijk.',
    'Neem contact op',
    'Terug naar de website',
  ],
  [
    'en',
    'Thank you for your PREMIUM request',
    'We’ll send the requested information as soon as possible.',
    'Contact us',
    'Back to the website',
  ],
] as const)(
  'in %s it thanks ("%s"), says how to reach the provider, and leads back @2.11-1 @S47',
  async (language, title, text, contact, back) => {
    const {premiumRequests} = await openScreen(upgradeFlow, 'premium', {language});

    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(title);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', {name: contact})).toHaveAttribute('href', `${website}/contact`);
    expect(screen.getByRole('link', {name: back})).toHaveAttribute('href', website);
    expect(screen.getByRole('link', {name: /^Testwerf PREMIUM, /})).toHaveAttribute(
      'href',
      website,
    );
    expect(premiumRequests()).toBe(0);
  },
);

it('leads to the website for contact where no contact page is known', async () => {
  await openScreen(upgradeFlow, 'premium', {settings: {contactUrl: ''}});

  expect(screen.queryByRole('link', {name: 'Neem contact op'})).not.toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'onze website'})).toHaveAttribute('href', website);
});
