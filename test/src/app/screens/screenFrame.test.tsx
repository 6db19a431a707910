import {act, screen, within} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {freeFlow} from '../../../../src/flows/free/FreeFlow.tsx';
import {proFlow} from '../../../../src/flows/pro/ProFlow.tsx';
import {password, signedUp} from '../../../support/people.ts';
import {openScreen} from '../../../support/screens/stage.tsx';

describe('the language switch', () => {
  it('offers both languages by their own names, as links that ask for them', async () => {
    await openScreen(freeFlow, 'flowChoice');

    const dutch = screen.getByRole<HTMLAnchorElement>('link', {name: 'Nederlands'});
    const english = screen.getByRole<HTMLAnchorElement>('link', {name: 'English'});
    expect([dutch, english].map(({search, lang, hreflang}) => [search, lang, hreflang])).toEqual([
      ['?lng=nl', 'nl', 'nl'],
      ['?lng=en', 'en', 'en'],
    ]);
    expect(dutch).toHaveAttribute('aria-current', 'true');
    expect(english).not.toHaveAttribute('aria-current');
  });

  it('changes every text, title included, and nothing that was chosen @S04', async () => {
    const {user} = await openScreen(freeFlow, 'flowChoice');
    await user.click(screen.getByRole('radio', {name: 'PRO'}));

    await user.click(screen.getByRole('link', {name: 'English'}));

    expect(document.title).toBe(
      'Start with Testwerf and get 14% off your first invoice – Testwerf',
    );
    expect(screen.getByRole('button', {name: 'Next'})).toBeVisible();
    expect(screen.getByRole('radio', {name: 'PRO'})).toBeChecked();
    expect(screen.getByRole('link', {name: 'English'})).toHaveAttribute('aria-current', 'true');
  });
});

describe('the frame', () => {
  it.each([
    ['free', freeFlow, 'Testwerf FREE, naar de website', 'Stap 3 van 4'],
    ['pro', proFlow, 'Testwerf PRO, naar de website', 'Stap 3 van 6'],
  ] as const)(
    'of %s shows its logo and the place among its steps @2.2-1 @2.9-1 @2.10-1',
    async (_, flow, logo, step) => {
      await openScreen(flow, 'team', {draft: signedUp, password: password()});

      expect(screen.getByRole('link', {name: logo})).toHaveAttribute(
        'href',
        'https://www.testwerf.example',
      );
      expect(screen.getByRole('region', {name: 'Voortgang'})).toHaveTextContent(`Team${step}`);
      expect(screen.getAllByRole('heading')).toHaveLength(1);
    },
  );

  it('holds one main with one h1, and a way to skip to it', async () => {
    await openScreen(freeFlow, 'account');

    expect(screen.getAllByRole('main').length).toBe(1);
    expect(screen.getAllByRole('heading', {level: 1}).length).toBe(1);
    expect(screen.getByRole('link', {name: 'Naar de inhoud'})).toHaveAttribute('href', '#main');
  });
});

describe('the footer', () => {
  const links = () =>
    within(screen.getByRole('contentinfo'))
      .queryAllByRole('link')
      .map((link) => [
        link.textContent?.split('opent')[0],
        link.getAttribute('href'),
        link.getAttribute('target'),
      ]);

  it('leads to the privacy statement, the terms of the plan and contact, in a tab of its own', async () => {
    await openScreen(proFlow, 'account');

    expect(links()).toEqual([
      ['Privacyverklaring', 'https://www.testwerf.example/privacy', '_blank'],
      ['Voorwaarden', '/terms-pro.pdf', '_blank'],
      ['Contact', 'https://www.testwerf.example/contact', '_blank'],
    ]);
  });

  it('leaves out what is not there', async () => {
    await openScreen(freeFlow, 'account', {settings: {privacyUrl: '', contactUrl: ''}});

    expect(links()).toEqual([['Voorwaarden', '/terms-free.pdf', '_blank']]);
  });
});

describe('the head of the page', () => {
  const read = () => ({
    titles: [...document.querySelectorAll('title')].map(({textContent}) => textContent),
    words: [...document.head.querySelectorAll('meta')].map(({content}) => content),
  });

  const clear = () => {
    for (const element of document.head.querySelectorAll('title, meta')) element.remove();
  };
  beforeEach(clear);
  afterEach(clear);

  it('keeps its one title and its words, in the language of the page', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<title>Testwerf</title><meta name="description"><meta property="og:title">',
    );
    const {user} = await openScreen(freeFlow, 'account');
    const dutch = 'Maak je FREE‑omgeving aan – Testwerf';
    expect(read()).toEqual({
      titles: [dutch],
      words: [
        'Maak binnen enkele minuten je eigen omgeving voor testbeheer aan bij Testwerf.',
        dutch,
      ],
    });

    await user.click(screen.getByRole('link', {name: 'English'}));

    const english = 'Create your FREE environment – Testwerf';
    expect(read()).toEqual({
      titles: [english],
      words: ['Create your own test management environment at Testwerf in a few minutes.', english],
    });
  });
});

describe('the notice that the browser is offline', () => {
  const KEPT =
    'Je bent offline. Je gegevens blijven staan; we gaan verder zodra je weer verbinding hebt.';

  afterEach(() => vi.restoreAllMocks());

  const goOffline = () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    return screen.getByText(/^Je bent offline/).textContent;
  };

  it('says no more where the visitor goes on', async () => {
    const {answer} = await openScreen(freeFlow, 'exampleData', {
      draft: signedUp,
      password: password(),
    });
    await answer('loadBotCheck', undefined);

    expect(goOffline()).toBe(KEPT);
  });

  it('says what to press where the bot check has failed', async () => {
    const {fail} = await openScreen(freeFlow, 'exampleData', {
      draft: signedUp,
      password: password(),
    });
    await fail('loadBotCheck');

    expect(goOffline()).toBe(`${KEPT} Kies dan ‘Opnieuw proberen’.`);
    expect(screen.getByRole('button', {name: 'Opnieuw proberen'})).toBeVisible();
  });

  it('says what to press where something went wrong', async () => {
    await openScreen(freeFlow, 'somethingWentWrong');

    expect(goOffline()).toBe(`${KEPT} Kies dan ‘Probeer het opnieuw’.`);
  });
});
