import {screen, waitFor, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {openBilling, textField} from '../../../../support/screens/billingStage.tsx';
import {token} from '../../../../support/session/callDesk.ts';
import {billingDetails, subscribed} from '../../../../support/people.ts';
import {describedBy, findErrors} from '../../../../support/screens/stage.tsx';

const REQUIRED = 'Niet alle verplichte velden zijn ingevuld';
const country = (name = 'Land') => screen.getByRole<HTMLSelectElement>('combobox', {name});
const pay = (name = 'Bestellen en betalen') => screen.getByRole('button', {name});
const labels = () => [...document.querySelectorAll('form label')].map((each) => each.textContent);

const filled = {draft: {...subscribed, billingDetails}};

describe('the billing step', () => {
  it('asks an address, starring the house number in Dutch @2.8-1 @2.10-3 @5-16 @5-18', async () => {
    await openBilling();

    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Factuurgegevens');
    expect(labels()).toEqual([
      'Straat*',
      'Huisnummer*',
      'Postcode*',
      'Plaats*',
      'Land*',
      'Factuurreferentie',
    ]);
    expect(screen.getByText('Stap 6 van 6')).toBeInTheDocument();
  });

  it('asks the same in English, requiring the house number without a star @5-16 @5-18 @S16', async () => {
    const {user} = await openBilling({language: 'en'});
    expect(labels()).toEqual([
      'Street*',
      'House number',
      'Postal code*',
      'City*',
      'Country*',
      'Invoice reference',
    ]);
    expect(textField('House number')).toHaveAttribute('aria-required', 'true');

    await user.click(pay('Order and pay'));

    await findErrors();
    expect(describedBy(textField('House number'))).toEqual(['Enter the house number']);
  });

  it('names its fields and declares to browsers what belongs in them @2.8-1 @B49', async () => {
    await openBilling();

    const controls = [...screen.getAllByRole('textbox'), country()];
    expect(
      controls.map((each) => [each.getAttribute('name'), each.getAttribute('autocomplete')]),
    ).toEqual([
      ['street', 'billing address-line1'],
      ['houseNumber', 'off'],
      ['postalCode', 'billing postal-code'],
      ['city', 'billing address-level2'],
      ['invoiceReference', 'off'],
      ['countryCode', 'billing country'],
    ]);
  });

  it('says which environment is ordered for, and that payment comes after the order', async () => {
    await openBilling();

    expect(screen.getByText('Je bestelt PRO voor acmetest.testwerf.example.')).toBeVisible();
    expect(
      screen.getByText(
        'Na je bestelling betaal je op de beveiligde pagina van onze betaalprovider.',
      ),
    ).toBeVisible();
  });

  it('shows the order again @2.10-3', async () => {
    await openBilling();

    const summary = within(screen.getByRole('region', {name: 'Je bestelling'}));
    expect(summary.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      '€\u00A0402,25',
      '−\u00A0€\u00A056,32',
      '€\u00A0345,93',
    ]);
  });
});

describe('the country', () => {
  it('begins with a clear empty choice, then the Netherlands and Belgium @2.8-2', async () => {
    await openBilling();

    expect(country()).toHaveValue('');
    expect([...country().options].slice(0, 3).map(({value, text}) => [value, text])).toEqual([
      ['', 'Kies een land'],
      ['NL', 'Nederland'],
      ['BE', 'België'],
    ]);
  });

  it('that was not chosen is reported as an error, and nothing is sent @5-14 @B46', async () => {
    const {user, asked} = await openBilling({
      draft: {...subscribed, billingDetails: {...billingDetails, countryCode: ''}},
    });

    await user.click(pay());

    expect(await findErrors()).toEqual([REQUIRED]);
    expect(describedBy(country())).toEqual(['Kies een land']);
    expect(asked('executeBotCheck')).toEqual([]);
  });

  it('that was chosen before is still there @3-10 @B46', async () => {
    const chosen = {...billingDetails, countryCode: 'ZA'};
    const {context} = await openBilling({draft: {...subscribed, billingDetails: chosen}});

    expect(country()).toHaveValue('ZA');
    expect(context().draft.billingDetails).toEqual(chosen);
  });

  it('keeps the full name of a label that was cut @3-23', async () => {
    await openBilling();

    const cut = [...country().options].find(({text}) => text.endsWith('…'));
    expect(cut?.getAttribute('aria-label')?.length).toBeGreaterThan(22);
  });

  it('changes its name with the language', async () => {
    const {user} = await openBilling(filled);

    await user.click(screen.getByRole('link', {name: 'English'}));

    await waitFor(() => expect(country('Country').selectedOptions[0]?.text).toBe('Netherlands'));
  });
});

describe('the invoice reference', () => {
  it('of 30 characters is taken, of 31 is not @5-15 @9-5', async () => {
    const {user, asked} = await openBilling({
      draft: {
        ...subscribed,
        billingDetails: {...billingDetails, invoiceReference: 'x'.repeat(31)},
      },
    });

    await user.click(pay());
    expect(await findErrors()).toEqual(['De factuurreferentie mag maximaal 30 tekens lang zijn']);
    expect(asked('executeBotCheck')).toEqual([]);

    await user.type(textField('Factuurreferentie'), '{Backspace}');
    await user.click(pay());
    await waitFor(() => expect(asked('executeBotCheck').length).toBe(1));
  });

  it('may be left out, and says so @2.8-1 @3-11', async () => {
    await openBilling();

    expect(textField('Factuurreferentie')).not.toHaveAttribute('aria-required');
    expect(describedBy(textField('Factuurreferentie'))).toEqual([
      'Niet verplicht, maximaal 30 tekens.',
    ]);
  });
});

describe('paying', () => {
  it('empty says once that fields are missing and marks each @5-14', async () => {
    const {user} = await openBilling();

    await user.click(pay());

    expect(await findErrors()).toEqual([REQUIRED]);
    const fields = ['Straat', 'Huisnummer', 'Postcode', 'Plaats'];
    expect(fields.flatMap((name) => describedBy(textField(name)))).toEqual([
      'Vul de straat in',
      'Vul het huisnummer in',
      'Vul de postcode in',
      'Vul de plaats in',
    ]);
    expect(textField('Factuurreferentie')).toBeValid();
  });

  it('sends what was typed, the subscription, the return addresses and the token @2.8-4 @3-15 @4-16 @4-27', async () => {
    const {user, answer, asked, at} = await openBilling();
    await user.type(textField('Straat'), 'Teststraat');
    await user.type(textField('Huisnummer'), '12 bus 4');
    await user.type(textField('Postcode'), '1234ab');
    await user.type(textField('Plaats'), 'Proefstad');
    await user.selectOptions(country(), 'NL');
    await user.click(pay());
    await waitFor(() => expect(asked('executeBotCheck').length).toBe(1));
    await answer('executeBotCheck', token('v3', 3));
    await answer('validateToken', {kind: 'valid'});

    expect(at()).toBe('creating');
    expect(asked('createEnvironment')).toEqual([
      expect.objectContaining({
        billingDetails: {...billingDetails, houseNumber: '12 bus 4'},
        subscriptionDetails: {period: 'monthly', numberOfUsers: '25'},
        stripeCheckout: {
          successUrl: 'https://start.testwerf.example/pro/success?lng=nl',
          cancelUrl: 'https://start.testwerf.example/pro/canceled?lng=nl',
        },
        token: 'v3',
        version: 3,
      }),
    ]);
  });
});

it('Back keeps what was typed but not sent @2.8-4 @S46 @B12', async () => {
  const {user, at, context} = await openBilling();
  await user.type(textField('Straat'), 'Teststraat');

  await user.click(screen.getByRole('button', {name: 'Terug'}));

  expect(at()).toBe('subscription');
  expect(context().draft.billingDetails.street).toBe('Teststraat');
});
