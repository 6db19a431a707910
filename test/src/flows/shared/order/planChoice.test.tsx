import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {freeFlow} from '../../../../../src/flows/free/FreeFlow.tsx';
import {upgradeFlow} from '../../../../../src/flows/upgrade/UpgradeFlow.tsx';
import {describedBy, openScreen} from '../../../../support/screens/stage.tsx';

const radio = (name: string) => screen.getByRole('radio', {name});
const next = (name = 'Volgende') => screen.getByRole('button', {name});
const choices = () =>
  screen
    .getAllByRole('radio')
    .map((each) => [each.getAttribute('name'), each.getAttribute('value'), ...describedBy(each)]);

describe('choosing FREE or PRO', () => {
  it('shows the discount in the title and in both texts, under the plain logo @2.2-1 @2.2-3 @6-4', async () => {
    await openScreen(freeFlow, 'flowChoice');

    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(
      'Start met Testwerf en krijg 14% korting op je eerste factuur',
    );
    expect(screen.getByRole('group', {name: 'Met welk abonnement wil je beginnen?'})).toBeVisible();
    expect(choices()).toEqual([
      [
        'flowchoice',
        'free',
        'Gratis voor 5 gebruikers. Probeer 14 dagen lang alle PRO‑functies.',
        'Je eigen webadres Geen betaalgegevens nodig Later upgraden naar PRO kan altijd',
      ],
      [
        'flowchoice',
        'pro',
        'Alle functies voor je hele team, met 14% korting op je eerste factuur.',
        'Voor 5 tot 100 gebruikers Alle functies, zonder tijdslimiet Betalen per maand, of voordeliger per jaar',
      ],
    ]);
    const logo = screen.getByRole('link', {name: 'Testwerf, naar de website'});
    expect(logo).toHaveTextContent(/Testwerf$/);
    expect(screen.getByRole('link', {name: 'Vergelijk de abonnementen'})).toHaveAttribute(
      'href',
      'https://www.testwerf.example/plans',
    );
  });

  it('speaks English', async () => {
    await openScreen(freeFlow, 'flowChoice', {language: 'en'});

    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(
      'Start with Testwerf and get 14% off your first invoice',
    );
    expect(choices().map((each) => each[2])).toEqual([
      'Free for 5 users. Try all PRO features for 14 days.',
      'All features for your whole team, with 14% off your first invoice.',
    ]);
  });

  it('keeps Next disabled until one is chosen, says why, and goes nowhere meanwhile @2.2-4 @2.2-11 @4-1 @5-19 @S36 @B61', async () => {
    const {user, at} = await openScreen(freeFlow, 'flowChoice');
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    expect(describedBy(next())).toEqual(['Met welk abonnement wil je beginnen?']);

    await user.click(next());
    expect(at()).toBe('flowChoice');

    await user.click(radio('FREE'));
    expect(radio('FREE')).toBeChecked();
    expect(next()).not.toHaveAttribute('aria-disabled');
    expect(at()).toBe('flowChoice');
  });
});

describe('choosing PRO or PREMIUM', () => {
  it.each([
    ['nl', 'Twijfel je nog? Vergelijk de abonnementen.'],
    ['en', 'Not sure yet? Compare the plans.'],
  ] as const)('has a subtitle in %s @2.2-7', async (language, words) => {
    await openScreen(upgradeFlow, 'upgradeChoice', {language});

    const subtitle = screen.getByRole('heading', {level: 1}).parentElement?.querySelector('p');
    const newTab = /opent in een nieuw tabblad|opens in a new tab/;
    expect(subtitle?.textContent.replace(newTab, '')).toBe(words);
  });

  it('shows the comparison in a new tab and the discount under pro, under the free logo @2.2-1 @2.2-6 @2.2-7 @2.2-8 @9-12 @B34', async () => {
    await openScreen(upgradeFlow, 'upgradeChoice');

    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Kies PRO of PREMIUM');
    const compare = screen.getByRole('link', {name: 'Vergelijk de abonnementen'});
    expect(compare).toHaveAttribute('href', 'https://www.testwerf.example/plans');
    expect(compare).toHaveAttribute('target', '_blank');
    expect(compare).toHaveAttribute('rel', 'noopener noreferrer');
    expect(choices().map(([name, value, ...texts]) => [name, value, texts.join(' ')])).toEqual([
      [
        'upgradechoice',
        'pro',
        'Alle functies. Je betaalt per gebruiker. Nu 14% korting op je eerste factuur.',
      ],
      ['upgradechoice', 'premium', 'Voor grote organisaties. Vraag de prijzen op.'],
    ]);
    const logo = screen.getByRole('link', {name: 'Testwerf FREE, naar de website'});
    expect(logo).toHaveTextContent(/TestwerfFREE$/);
  });

  it('asks for PREMIUM, notifies analytics once, and thanks @2.2-10 @9-12', async () => {
    const {user, at, premiumRequests} = await openScreen(upgradeFlow, 'upgradeChoice');
    await user.click(radio('PREMIUM'));
    expect(premiumRequests()).toBe(0);
    await user.click(next());

    expect([at(), premiumRequests()]).toEqual(['premium', 1]);
    expect(
      await screen.findByRole('heading', {level: 1, name: 'Bedankt voor je PREMIUM‑aanvraag'}),
    ).toBeVisible();
  });

  it('treats a plan that this choice does not offer as no choice @2.2-9', async () => {
    await openScreen(upgradeFlow, 'upgradeChoice', {plan: 'free'});

    expect(next()).toHaveAttribute('aria-disabled', 'true');
  });
});
