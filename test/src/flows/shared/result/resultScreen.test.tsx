import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import type {Draft} from '../../../../../machines/shared/draft/draft.ts';
import type {FlowEvent, Screen} from '../../../../../machines/shared/flow/flowTypes.ts';
import {freeFlow} from '../../../../../src/flows/free/FreeFlow.tsx';
import {proFlow} from '../../../../../src/flows/pro/ProFlow.tsx';
import type {FlowDefinition} from '../../../../../src/flows/shared/contract/flowDefinition.ts';
import {signedUp} from '../../../../support/people.ts';
import {openScreen} from '../../../../support/screens/stage.tsx';

const url = 'https://acmetest.testwerf.example/';
const paymentPage = 'https://checkout.stripe.com/pay/1';

const visit = (asked: Screen, link?: string): FlowEvent => ({
  type: 'screen.visit',
  screen: asked,
  by: 'address',
  ...(link && {link}),
});
const links = () =>
  [...document.querySelectorAll('main a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

const kept = () => {
  const values = screen.queryAllByRole('definition').map(({textContent}) => textContent);
  return screen.queryAllByRole('term').map(({textContent}, at) => [textContent, values[at]]);
};

type Result = {
  flow: FlowDefinition;
  asked: Screen;
  events: (link?: string) => FlowEvent[];
  logo: string;
  nl: string;
  en: string;
  /** What happens next, in both languages. */
  next: Record<'nl' | 'en', string>;
  start: string;
  /** Where an upgrade of that environment begins, if it is offered. */
  upgrade?: string;
};

const FAILED = {
  nl: 'Helaas is je betaling mislukt. Start in je FREE‑omgeving en upgrade later naar PRO',
  en: 'Unfortunately your payment has failed. Start in your FREE environment and upgrade to PRO later',
};

const results: Record<string, Result> = {
  'payment succeeded': {
    flow: proFlow,
    asked: 'paymentSuccess',
    events: (link) => [visit('paymentSuccess', link)],
    logo: 'PRO',
    nl: 'Yes! Je hebt nu een PRO‑abonnement!',
    en: 'Yes! You now have a PRO subscription!',
    next: {
      nl: 'Je omgeving heeft nu alle PRO‑functies. Log in en ga aan de slag met je team.',
      en: 'Your environment now has all PRO features. Log in and get started with your team.',
    },
    start: '/',
  },
  'payment cancelled': {
    flow: proFlow,
    asked: 'paymentCanceled',
    events: (link) => [visit('paymentCanceled', link)],
    logo: 'FREE',
    ...FAILED,
    next: {
      nl: 'Je omgeving staat klaar en je kunt er meteen mee werken. Upgraden naar PRO doe je wanneer het jou uitkomt.',
      en: 'Your environment is ready and you can start using it right away. Upgrade to PRO whenever it suits you.',
    },
    start: '/free',
    upgrade: '/upgrade/?domain=acmetest',
  },
  'payment unfinished': {
    flow: proFlow,
    asked: 'paymentPending',
    events: (link) => [{type: 'payment.returned', environment: link ? {url: link} : {}}],
    logo: 'PRO',
    nl: 'Je betaling is nog niet afgerond',
    en: 'Your payment isn’t complete yet',
    next: {
      nl: 'Je FREE‑omgeving staat klaar. Ga verder met betalen, of betaal later vanuit je omgeving.',
      en: 'Your FREE environment is ready. Continue to payment, or pay later from your environment.',
    },
    start: '/free',
  },
};

describe.each(Object.entries(results))(
  '%s',
  (_, {flow, asked, events, logo, nl, en, next, start, upgrade}) => {
    it('says so under its logo, and leads to the environment and to the start @2.10-7 @2.12-2 @S35', async () => {
      const {user, visits} = await openScreen(flow, asked, {before: events(url)});

      expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(nl);
      expect(document.title).toBe(`${nl} – Testwerf`);
      expect(screen.getByText(next.nl)).toBeVisible();
      expect(screen.getByRole('link', {name: `Testwerf ${logo}, naar de website`})).toHaveAttribute(
        'href',
        'https://www.testwerf.example',
      );
      expect(links()).toEqual([
        ['Naar mijn omgeving', url],
        ...(upgrade ? [['Alsnog upgraden naar PRO', upgrade]] : []),
        ['Terug naar het begin', start],
      ]);
      expect(kept()).toEqual([['Webadres', 'acmetest.testwerf.example']]);

      await user.click(screen.getByRole('link', {name: 'Terug naar het begin'}));
      expect(visits).toEqual([start]);
    });

    it('says so in English @2.10-8 @8-13 @8-14', async () => {
      await openScreen(flow, asked, {before: events(url), language: 'en'});

      expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(en);
      expect(screen.getByText(next.en)).toBeVisible();
      expect(links()).toEqual([
        ['Go to my environment', url],
        ...(upgrade ? [['Upgrade to PRO after all', upgrade]] : []),
        ['Back to the start', start],
      ]);
    });

    it('shows no way to an environment whose address is not known @2.11-4', async () => {
      await openScreen(flow, asked, {before: events()});

      expect(links()).toEqual([['Terug naar het begin', start]]);
    });
  },
);

it('payment unfinished leads to the payment page first', async () => {
  await openScreen(proFlow, 'paymentPending', {
    before: [{type: 'payment.returned', environment: {url, paymentPage}}],
  });

  expect(links()).toEqual([
    ['Verder met betalen', paymentPage],
    ['Naar mijn omgeving', url],
    ['Terug naar het begin', '/free'],
  ]);
});

it('a click with a modifier on the way to the start is the browser’s', async () => {
  const {user, visits} = await openScreen(proFlow, 'paymentSuccess');

  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', {name: 'Terug naar het begin'}));
  await user.keyboard('{/Control}');

  expect(visits).toEqual([]);
});

describe('something went wrong', () => {
  it.each([
    [
      'nl',
      'Er ging iets mis',
      'Wat je hebt ingevuld, staat er nog. Probeer het over een paar minuten opnieuw.',
      'Probeer het opnieuw',
    ],
    [
      'en',
      'Something went wrong',
      'What you entered is still there. Please try again in a few minutes.',
      'Please try again',
    ],
  ] as const)('in %s says "%s" and leads to the start @2.9-5 @8-10', async (...texts) => {
    const [language, title, next, link] = texts;
    const scene = {draft: signedUp, language};
    const {user, visits} = await openScreen(freeFlow, 'somethingWentWrong', scene);

    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(title);
    expect(screen.getByText(next)).toBeVisible();
    expect(links()).toEqual([[link, '/']]);

    await user.click(screen.getByRole('link', {name: link}));
    expect(visits).toEqual(['/']);
  });
});

it.each([
  ['nl', 'Probeer het over een paar minuten opnieuw.'],
  ['en', 'Please try again in a few minutes.'],
] as const)(
  'something went wrong speaks of nothing filled in where nothing is, in %s',
  async (...texts) => {
    const [language, next] = texts;
    await openScreen(freeFlow, 'somethingWentWrong', {language});

    expect(screen.getByText(next)).toBeVisible();
  },
);

describe('the email address to log in with', () => {
  const paid = [visit('paymentSuccess', url)];
  const sent: Draft = {
    ...signedUp,
    accepted: [{purpose: 'signUp', domainName: signedUp.domainName}],
    acceptedUrl: url,
  };

  it('is shown where the values are cleared, and kept in memory alone', async () => {
    const {context} = await openScreen(proFlow, 'paymentSuccess', {draft: sent, before: paid});

    expect(kept()).toEqual([
      ['Webadres', 'acmetest.testwerf.example'],
      ['Inloggen met', signedUp.email],
    ]);
    expect(context().draft.email).toBe('');
  });

  it('is not shown for an environment that the form values were not sent for', async () => {
    const before = [visit('paymentCanceled', url)];
    await openScreen(proFlow, 'paymentCanceled', {draft: signedUp, before});

    expect(kept()).toEqual([['Webadres', 'acmetest.testwerf.example']]);
  });

  it('is not shown for another environment than was signed up for', async () => {
    const before = [visit('paymentCanceled', 'https://other.testwerf.example/')];
    await openScreen(proFlow, 'paymentCanceled', {draft: sent, before});

    expect(kept()).toEqual([['Webadres', 'other.testwerf.example']]);
  });

  it('is not shown for an environment that was upgraded, which may belong to somebody else', async () => {
    const draft = {...sent, existingDomainName: 'acmetest'};
    await openScreen(proFlow, 'paymentSuccess', {draft, before: paid});

    expect(kept()).toEqual([['Webadres', 'acmetest.testwerf.example']]);
  });
});

it('an address in another form than the product’s is shown whole', async () => {
  const other = 'https://localhost/environments/acmetest';
  await openScreen(proFlow, 'paymentCanceled', {before: [visit('paymentCanceled', other)]});

  expect(links()).toEqual([
    ['Naar mijn omgeving', other],
    ['Terug naar het begin', '/free'],
  ]);
  expect(kept()).toEqual([['Webadres', 'localhost/environments/acmetest']]);
});
