import {screen, waitFor} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {freeFlow} from '../../../../../src/flows/free/FreeFlow.tsx';
import {proFlow} from '../../../../../src/flows/pro/ProFlow.tsx';
import {upgradeFlow} from '../../../../../src/flows/upgrade/UpgradeFlow.tsx';
import {billingDetails, password, signedUp, subscribed} from '../../../../support/people.ts';
import {describedBy, openScreen, wordsOf} from '../../../../support/screens/stage.tsx';

const signUp = {purpose: 'signUp', domainName: 'acmetest'} as const;
const upgrade = {purpose: 'upgrade', domainName: 'acmetest'} as const;

const MAYBE_MADE = {
  nl:
    'Misschien is je omgeving acmetest.testwerf.example bij je vorige poging toch aangemaakt, ' +
    'ook al lijkt dit webadres nog vrij. Probeer daar eerst in te loggen. ' +
    'Lukt dat niet? Ga dan gewoon verder.',
  en:
    'Your last attempt may have created your environment acmetest.testwerf.example after all, ' +
    'even if this web address still seems available. Try to log in there first. ' +
    'If that doesn’t work, just continue.',
};
const ORDERED = {
  nl:
    'Je hebt voor acmetest.testwerf.example al een bestelling geplaatst. ' +
    'Heb je die betaald? Bestel dan niet nog een keer. ' +
    'Wil je iets veranderen? Bestel dan opnieuw en betaal alleen je laatste bestelling.',
  en:
    'You’ve already placed an order for acmetest.testwerf.example. ' +
    'Have you paid for it? Then don’t order again. ' +
    'Do you want to change something? Order again, and pay for your latest order only.',
};

const paragraphs = () => [...document.querySelectorAll('main p')].map((each) => wordsOf(each));
const next = () => screen.getByRole('button', {name: /^(Volgende|Next)$/});
const pay = () => screen.getByRole('button', {name: /^(Bestellen en betalen|Order and pay)$/});
const domain = () => screen.getByRole('textbox', {name: 'Webadres'});

describe('a sign-up whose answer was lost', () => {
  it.each([
    [freeFlow, 'nl'],
    [proFlow, 'nl'],
    [freeFlow, 'en'],
  ] as const)(
    'is mentioned at the start step before the next try: %o, %s',
    async (flow, language) => {
      await openScreen(flow, 'account', {
        draft: {...signedUp, lost: [signUp]},
        password: password(),
        language,
      });

      expect(describedBy(next())).toEqual([MAYBE_MADE[language]]);
      expect(paragraphs()).toContain(MAYBE_MADE[language]);
    },
  );

  it('is mentioned for that web address alone, and holds nobody up while it is free @S41', async () => {
    const stage = await openScreen(freeFlow, 'account', {
      draft: {...signedUp, lost: [signUp]},
      password: password(),
    });

    await stage.user.type(domain(), '2{Tab}');
    await waitFor(() => expect(describedBy(next())).toEqual([]));
    await stage.user.type(domain(), '{Backspace}{Tab}');
    await waitFor(() => expect(describedBy(next())).toEqual([MAYBE_MADE.nl]));
    await stage.answer('checkAvailability', {kind: 'free'});
    await stage.answer('checkAvailability', {kind: 'free'});
    await stage.user.click(next());
    await stage.answer('checkAvailability', {kind: 'free'});
    expect(stage.at()).toBe('details');
  });

  it('is called probable, and no longer possible, once its web address is taken', async () => {
    const stage = await openScreen(freeFlow, 'account', {
      draft: {...signedUp, lost: [signUp]},
      password: password(),
    });

    await stage.user.click(domain());
    await stage.user.tab();
    await stage.answer('checkAvailability', {kind: 'taken'});
    expect(describedBy(next())).toEqual([]);
    expect(describedBy(domain())).toEqual([
      '.testwerf.example',
      'Dit webadres is al bezet. Kies een ander webadres.',
      'Waarschijnlijk is je omgeving bij je vorige poging toch aangemaakt. ' +
        'Probeer in te loggen op acmetest.testwerf.example voordat je een ander webadres kiest.',
    ]);
  });

  it.each(['nl', 'en'] as const)(
    'is mentioned on the error screen in %s @S41',
    async (language) => {
      await openScreen(freeFlow, 'somethingWentWrong', {
        draft: {...signedUp, lost: [upgrade, signUp]},
        language,
      });

      expect(paragraphs()).toEqual([
        {
          nl: 'Wat je hebt ingevuld, staat er nog. Probeer het over een paar minuten opnieuw.',
          en: 'What you entered is still there. Please try again in a few minutes.',
        }[language],
        MAYBE_MADE[language],
        expect.stringContaining('K7QW-3FMB'),
      ]);
    },
  );

  it.each([
    ['of another web address was lost', {lost: [{...signUp, domainName: 'acmebv'}]}],
    ['was refused', {refused: [signUp]}],
    ['was accepted', {accepted: [signUp]}],
  ])('is not mentioned beforehand when it %s', async (_, ended) => {
    await openScreen(freeFlow, 'account', {draft: {...signedUp, ...ended}, password: password()});

    expect(describedBy(next())).toEqual([]);
  });
});

describe('an upgrade that was ordered and not paid', () => {
  const openBilling = (draft: object, language: 'nl' | 'en' = 'nl') =>
    openScreen(upgradeFlow, 'billing', {
      draft: {...subscribed, billingDetails, existingDomainName: 'acmetest', ...draft},
      language,
    });

  it.each(['nl', 'en'] as const)('is mentioned before the next order in %s', async (language) => {
    await openBilling({accepted: [upgrade]}, language);

    expect(describedBy(pay())).toContain(ORDERED[language]);
    expect(paragraphs()).toContain(ORDERED[language]);
  });

  it.each([
    ['a sign-up was accepted', {accepted: [signUp]}],
    ['another environment was upgraded', {accepted: [{...upgrade, domainName: 'acmebv'}]}],
    ['the token of an order was refused', {refused: [upgrade]}],
  ])('is not mentioned when %s', async (_, ended) => {
    await openBilling(ended);

    expect(describedBy(pay())).not.toContain(ORDERED.nl);
  });
});
