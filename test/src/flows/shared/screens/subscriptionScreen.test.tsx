import {screen, waitFor, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {proFlow} from '../../../../../src/flows/pro/ProFlow.tsx';
import {upgradeFlow} from '../../../../../src/flows/upgrade/UpgradeFlow.tsx';
import {password, signedUp, subscribed} from '../../../../support/people.ts';
import {
  describedBy,
  findErrors,
  findTitle,
  openScreen,
} from '../../../../support/screens/stage.tsx';

const REQUIRED = 'Niet alle verplichte velden zijn ingevuld';
const RATES = 'Prijzen per gebruiker per maand.';
const draft = {...signedUp, exampleData: 'nodata'} as const;

const open = (scene: Parameters<typeof openScreen>[2] = {}) =>
  openScreen(proFlow, 'subscription', {draft, password: password(), ...scene});

const users = () => screen.getByRole('combobox', {name: 'Aantal gebruikers'});
const monthly = () => screen.getByRole('radio', {name: 'Per maand'});
const yearly = () => screen.getByRole('radio', {name: 'Per jaar'});
const order = (name = 'Je bestelling') => {
  const summary = within(screen.getByRole('region', {name}));
  const amounts = summary.getAllByRole('definition').map((each) => each.textContent);
  return summary.getAllByRole('term').map((each, at) => [each.textContent, amounts[at]]);
};
const expectOrder = (lines: string[][]) => waitFor(() => expect(order()).toEqual(lines));
const notes = () =>
  [...document.querySelectorAll('section:has(dl) > p')].map(({textContent}) => textContent);
const optionTexts = () =>
  within(users())
    .getAllByRole('option')
    .map((each) => each.textContent);

describe('the subscription step', () => {
  it('offers monthly and yearly, monthly first chosen, and the saving by year @2.10-2 @4-7', async () => {
    await open();

    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Kies je abonnement');
    expect(screen.getByRole('group', {name: 'Factuurperiode'})).toBeVisible();
    expect([monthly(), yearly()].map((radio) => radio.getAttribute('name'))).toEqual([
      'period',
      'period',
    ]);
    expect(monthly()).toBeChecked();
    expect(describedBy(monthly())).toEqual([
      '€\u00A019,95 per gebruiker per maand bij 5 gebruikers',
    ]);
    expect(describedBy(yearly())).toEqual([
      '€\u00A016,80 per gebruiker per maand bij 5 gebruikers',
      'Je bespaart 15% ten opzichte van betalen per maand.',
    ]);
    expect(users()).toHaveAttribute('name', 'numberOfUsers');
    expect(users()).toHaveValue('');
  });

  it('names every tier in English too by its number of users @3-21', async () => {
    await open({language: 'en'});
    const names = [...document.querySelectorAll('option')]
      .slice(1)
      .map(({value, text}) => [value, text.split(' – ')[0]]);
    expect(names).toEqual(
      ['5', '10', '15', '25', '50', '75', '100'].map((tier) => [tier, `${tier} users`]),
    );
  });

  it('shows the rate of every tier, by month and by year @2.10-2 @3-21 @9-9', async () => {
    const {user} = await open();
    expect(describedBy(users())).toEqual([RATES]);
    expect(optionTexts()).toEqual([
      'Kies het aantal gebruikers',
      '5 gebruikers – €\u00A019,95',
      '10 gebruikers – €\u00A018,59',
      '15 gebruikers – €\u00A017,36',
      '25 gebruikers – €\u00A016,09',
      '50 gebruikers – €\u00A014,22',
      '75 gebruikers – €\u00A011,75',
      '100 gebruikers – €\u00A09,27',
    ]);

    await user.click(yearly());

    await waitFor(() =>
      expect(optionTexts().slice(1)).toEqual([
        '5 gebruikers – €\u00A016,80',
        '10 gebruikers – €\u00A015,75',
        '15 gebruikers – €\u00A014,70',
        '25 gebruikers – €\u00A013,65',
        '50 gebruikers – €\u00A012,08',
        '75 gebruikers – €\u00A09,98',
        '100 gebruikers – €\u00A07,88',
      ]),
    );
  });

  it('shows from the start what an order comes to at least', async () => {
    await open();

    expect(order()).toEqual([
      ['Kosten per maand', 'vanaf €\u00A099,75'],
      ['Eenmalige korting (14%)', '−\u00A0€\u00A013,97'],
      ['Eerste factuur', 'vanaf €\u00A085,78'],
    ]);
    expect(notes()).toEqual([
      '€\u00A019,95 per gebruiker per maand bij 5 gebruikers.',
      'De korting geldt alleen voor je eerste factuur. Daarna betaal je vanaf €\u00A099,75 per maand.',
      'Alle bedragen zijn exclusief btw.',
    ]);
  });

  it.each([
    ['included', 'nl', ['Alle bedragen zijn inclusief btw.']],
    ['excluded', 'en', ['All amounts exclude VAT.']],
    ['', 'nl', []],
  ] as const)('says of prices that VAT is %j, in %s', async (pricesVat, language, said) => {
    await open({settings: {pricesVat}, language});

    expect(notes().slice(2)).toEqual(said);
  });

  it('shows what was chosen, and follows every change @4-7 @9-1 @B53', async () => {
    const {user} = await open();

    await user.selectOptions(users(), '25');
    await expectOrder([
      ['Kosten per maand', '€\u00A0402,25'],
      ['Eenmalige korting (14%)', '−\u00A0€\u00A056,32'],
      ['Eerste factuur', '€\u00A0345,93'],
    ]);

    await user.click(yearly());
    await expectOrder([
      ['Kosten per jaar', '€\u00A04.095,00'],
      ['Eenmalige korting (14%)', '−\u00A0€\u00A0573,30'],
      ['Eerste factuur', '€\u00A03.521,70'],
    ]);
    expect(notes()).toEqual([
      '25 gebruikers, €\u00A013,65 per gebruiker per maand.',
      'De korting geldt alleen voor je eerste factuur. Daarna betaal je €\u00A04.095,00 per jaar.',
      'Alle bedragen zijn exclusief btw.',
    ]);

    await user.selectOptions(users(), '5');
    await waitFor(() => expect(order().at(-1)).toEqual(['Eerste factuur', '€\u00A0866,88']));
    expect(describedBy(yearly())).toEqual([
      '€\u00A016,80 per gebruiker per maand',
      'Je bespaart 16% ten opzichte van betalen per maand.',
    ]);
  });

  it('speaks English, in the same euro format @2.11-2 @S02 @B53', async () => {
    await open({draft: subscribed, language: 'en'});

    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Choose your subscription');
    expect(screen.getByRole('group', {name: 'Billing period'})).toBeVisible();
    expect(screen.getByRole('combobox', {name: 'Number of users'})).toHaveValue('25');
    expect(order('Your order')).toEqual([
      ['Cost per month', '€\u00A0402,25'],
      ['One-time discount (14%)', '−\u00A0€\u00A056,32'],
      ['First invoice', '€\u00A0345,93'],
    ]);
  });

  it('goes on with what was chosen @2.10-2', async () => {
    const {user, at, context} = await open();
    await user.click(yearly());
    await user.selectOptions(users(), '100');
    await user.click(screen.getByRole('button', {name: 'Volgende'}));

    expect(await findTitle()).toBe('Factuurgegevens');
    expect(at()).toBe('billing');
    expect(context().draft.subscriptionDetails).toEqual({period: 'yearly', numberOfUsers: '100'});
  });

  it('wants a number of users @5-17', async () => {
    const {user, at} = await open();

    await user.click(screen.getByRole('button', {name: 'Volgende'}));

    expect(await findErrors()).toEqual([REQUIRED]);
    expect(users()).toBeInvalid();
    expect(describedBy(users())).toEqual([RATES, 'Kies het aantal gebruikers']);
    await user.click(screen.getByRole('link', {name: REQUIRED}));
    expect(users()).toHaveFocus();
    expect(at()).toBe('subscription');
  });

  it('shows what was prefilled or chosen before', async () => {
    await open({draft: {...draft, subscriptionDetails: {period: 'yearly', numberOfUsers: '50'}}});

    expect(yearly()).toBeChecked();
    expect(users()).toHaveValue('50');
  });

  it('keeps what is chosen when the visitor goes back @B12', async () => {
    const {user, at, context} = await open();
    await user.selectOptions(users(), '10');

    await user.click(screen.getByRole('button', {name: 'Terug'}));

    expect(at()).toBe('exampleData');
    expect(context().draft.subscriptionDetails).toEqual({period: 'monthly', numberOfUsers: '10'});
  });
});

it('stands fifth of six in pro, and without a progress header in an upgrade @2.11-2', async () => {
  const {unmount} = await open();
  expect(screen.getByText('Stap 5 van 6')).toBeInTheDocument();
  unmount();

  await openScreen(upgradeFlow, 'subscription');
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Kies je abonnement');
  expect(screen.queryByText(/^Stap \d van \d$/)).not.toBeInTheDocument();
});
