import {screen, waitFor, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {freeFlow} from '../../../../../src/flows/free/FreeFlow.tsx';
import {proFlow} from '../../../../../src/flows/pro/ProFlow.tsx';
import {
  describedBy,
  findErrors,
  openScreen,
  summaryLines,
} from '../../../../support/screens/stage.tsx';

const domain = (name = 'Webadres') => screen.getByRole('textbox', {name});
const passwordField = (name = 'Wachtwoord') =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`), {selector: 'input'});
const terms = () => screen.getByRole('checkbox');
const next = (name = 'Volgende') => screen.getByRole('button', {name});

const ERRORS = {
  domain: 'Vul een webadres in met alleen letters en cijfers',
  password: 'Gebruik minimaal 8 tekens, met één hoofdletter, één kleine letter en één cijfer',
  terms: 'Ga akkoord met de algemene voorwaarden om verder te gaan',
};

describe('the start step', () => {
  it.each([
    ['free', 'nl', 'Maak je FREE‑omgeving aan', '/terms-free.pdf', 'algemene voorwaarden'],
    ['free', 'en', 'Create your FREE environment', '/terms-free.pdf', 'terms and conditions'],
    ['pro', 'nl', 'Maak je PRO‑omgeving aan', '/terms-pro.pdf', 'algemene voorwaarden'],
    ['pro', 'en', 'Create your PRO environment', '/terms-pro.pdf', 'terms and conditions'],
  ] as const)(
    'of %s in %s: "%s", its terms in a new tab @2.4-1 @2.4-6',
    async (tier, language, title, href, link) => {
      await openScreen(tier === 'free' ? freeFlow : proFlow, 'account', {language});

      expect(screen.getByRole('heading', {level: 1, name: title})).toBeVisible();
      expect(document.title).toBe(`${title} – Testwerf`);
      const opened = screen.getByRole('link', {name: link});
      expect(opened).toHaveAttribute('href', href);
      expect(opened).toHaveAttribute('target', '_blank');
      expect(opened.getAttribute('rel')).toContain('noopener');
    },
  );

  it.each([
    ['pro', 'nl', 'Met 14% korting op je eerste factuur.'],
    ['pro', 'en', 'With 14% off your first invoice.'],
    ['free', 'nl', 'Gratis voor 5 gebruikers. Alle PRO‑functies probeer je gratis uit.'],
    ['free', 'en', 'Free for 5 users. Try all PRO features at no cost.'],
  ] as const)(
    'of %s has a subtitle in %s that shows the discount, or the free users @2.4-2 @6-4 @9-2',
    async (tier, language, subtitle) => {
      await openScreen(tier === 'free' ? freeFlow : proFlow, 'account', {language});
      expect(screen.getByText(subtitle)).toBeVisible();
    },
  );

  it('explains the rules of a web address behind a question mark @2.4-7', async () => {
    await openScreen(freeFlow, 'account');

    expect(screen.getByRole('button', {name: 'Uitleg over het webadres'})).toBeVisible();
    const help = within(screen.getByRole('dialog', {name: 'Zo kies je een webadres'}));
    expect(help.getAllByRole('listitem').map((rule) => rule.textContent)).toEqual([
      'Gebruik alleen letters en cijfers.',
      'Spaties, streepjes en accenten zijn niet toegestaan.',
      'Hoofdletters veranderen we in kleine letters.',
    ]);
  });

  it('names its fields as specified and keeps password managers on the right track @2.4-3', async () => {
    await openScreen(freeFlow, 'account');

    expect(domain()).toHaveAttribute('name', 'domainName');
    expect(domain()).toHaveAttribute('autocomplete', 'off');
    expect(domain()).toHaveAttribute('autocapitalize', 'none');
    expect(domain()).toHaveAttribute('spellcheck', 'false');
    expect(domain()).toHaveAttribute('inputmode', 'url');
    expect(passwordField()).toHaveAttribute('name', 'password');
    expect(passwordField()).toHaveAttribute('autocomplete', 'new-password');
    expect(terms()).toHaveAttribute('name', 'acceptTermsAndConditions');
    expect(screen.getByText('.testwerf.example')).toBeVisible();
  });
});

describe('submitting the start step empty', () => {
  it('says what each field needs, leads there, and asks nobody anything @8-1', async () => {
    const {user, asked} = await openScreen(freeFlow, 'account');

    await user.click(next());

    expect(await findErrors()).toEqual([ERRORS.domain, ERRORS.password, ERRORS.terms]);
    expect(screen.getByRole('alert', {name: 'Controleer je gegevens'})).toBeVisible();
    expect(domain()).toBeInvalid();
    expect(describedBy(domain())).toContain(ERRORS.domain);
    expect(describedBy(passwordField())).toContain(ERRORS.password);
    expect(describedBy(terms())).toEqual([ERRORS.terms]);
    expect(terms()).toBeInvalid();
    expect(document.title).toBe('Fout: Maak je FREE‑omgeving aan – Testwerf');
    expect(asked('checkAvailability')).toEqual([]);

    await user.click(screen.getByRole('link', {name: ERRORS.password}));
    expect(passwordField()).toHaveFocus();
  });

  it('says so in English, and in Dutch after a switch, with every value kept', async () => {
    const {user} = await openScreen(freeFlow, 'account', {language: 'en'});
    await user.type(domain('Web address'), 'a-b');
    await user.type(passwordField('Password'), 'short');
    await user.click(next('Next'));
    expect(await findErrors()).toEqual([
      'Enter a web address with letters and digits only',
      'Use at least 8 characters, with one uppercase letter, one lowercase letter and one digit',
      'Agree to the terms and conditions to continue',
    ]);
    expect(document.title).toBe('Error: Create your FREE environment – Testwerf');

    await user.click(screen.getByRole('link', {name: 'Nederlands'}));

    await waitFor(() =>
      expect(summaryLines()).toEqual([ERRORS.domain, ERRORS.password, ERRORS.terms]),
    );
    expect(document.title).toBe('Fout: Maak je FREE‑omgeving aan – Testwerf');
    expect(domain()).toHaveValue('a-b');
    expect(passwordField()).toHaveValue('short');
  });

  it('removes an error as soon as it is corrected', async () => {
    const {user} = await openScreen(freeFlow, 'account');
    await user.click(next());
    await findErrors();

    await user.type(domain(), 'acmetest');
    await user.click(terms());
    await waitFor(() => expect(summaryLines()).toEqual([ERRORS.password]));

    await user.type(passwordField(), 'Welkom2024x');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(document.title).toBe('Maak je FREE‑omgeving aan – Testwerf');
  });
});

describe('leaving a field', () => {
  it('that was never touched or is empty marks nothing', async () => {
    const {user, asked} = await openScreen(freeFlow, 'account');

    await user.click(domain());
    await user.tab();
    await user.type(passwordField(), 'a{Backspace}');
    await user.tab();

    expect(domain()).toBeValid();
    expect(passwordField()).toBeValid();
    expect(asked('checkAvailability')).toEqual([]);
  });

  it('that breaks its rule marks it, and asks nobody whether the web address is free @5-1 @8-4', async () => {
    const {user, asked} = await openScreen(freeFlow, 'account');

    await user.type(domain(), 'acmé');
    await user.type(passwordField(), 'Éléphant12');
    await user.tab();

    expect(describedBy(domain())).toContain(ERRORS.domain);
    expect(describedBy(passwordField())).toContain(ERRORS.password);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(asked('checkAvailability')).toEqual([]);
  });
});
