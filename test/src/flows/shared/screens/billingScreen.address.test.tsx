import {screen, waitFor} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {openBilling, textField} from '../../../../support/screens/billingStage.tsx';
import {billingDetails, subscribed} from '../../../../support/people.ts';

describe('a house number in the street', () => {
  const asks = (number: string) =>
    screen.queryByText(`Is ${number} het huisnummer? Dan is de straat:`);
  const openEmpty = () =>
    openBilling({
      draft: {...subscribed, billingDetails: {...billingDetails, street: '', houseNumber: ''}},
    });

  it('is asked about once the street is left, and moved to its own field on request @S31 @F13', async () => {
    const {user, context} = await openEmpty();
    await user.type(textField('Straat'), 'Teststraat 12 A');
    await user.tab();

    await waitFor(() => expect(asks('12 A')).toBeVisible());
    await user.click(screen.getByRole('button', {name: 'Teststraat'}));

    await waitFor(() => expect(textField('Straat')).toHaveValue('Teststraat'));
    expect(textField('Huisnummer')).toHaveValue('12 A');
    expect(textField('Huisnummer')).toHaveFocus();
    await user.tab();
    expect(context().draft.billingDetails).toMatchObject({
      street: 'Teststraat',
      houseNumber: '12 A',
    });
    expect(asks('12 A')).not.toBeInTheDocument();
  });

  it('that is typed once more is asked about, and stays as it was typed @S31 @F13', async () => {
    const {user, asked} = await openEmpty();
    await user.type(textField('Huisnummer'), '12bis');
    await user.type(textField('Straat'), 'Teststraat 12');
    await user.tab();

    await waitFor(() => expect(asks('12')).toBeVisible());
    expect(asked('createEnvironment')).toEqual([]);
    await user.click(screen.getByRole('button', {name: 'Teststraat'}));
    expect(textField('Huisnummer')).toHaveValue('12bis');
  });

  it('is no longer moved to its own field once the order is being sent', async () => {
    const {user} = await openBilling({
      draft: {...subscribed, billingDetails: {...billingDetails, street: 'Teststraat 12'}},
    });
    await user.click(screen.getByRole('button', {name: 'Bestellen en betalen'}));
    expect(screen.getByRole('button', {name: 'Even geduld…'})).toBeVisible();

    await user.click(screen.getByRole('button', {name: 'Teststraat'}));

    expect(textField('Straat')).toHaveValue('Teststraat 12');
  });

  it('is asked about in English', async () => {
    await openBilling({
      language: 'en',
      draft: {...subscribed, billingDetails: {...billingDetails, street: 'Teststraat 12'}},
    });
    expect(screen.getByText('Is 12 the house number? Then the street is:')).toBeVisible();
  });
});

describe('the postal code', () => {
  it.each([
    ['NL', '1234ab', '1234 AB'],
    ['DE', '1234ab', '1234ab'],
  ])(
    'in country %j: %j becomes %j on leaving the field @S17 @B45',
    async (countryCode, typed, tidied) => {
      const {user, context} = await openBilling({
        draft: {...subscribed, billingDetails: {...billingDetails, postalCode: '', countryCode}},
      });

      await user.type(textField('Postcode'), typed);
      await user.tab();

      await waitFor(() => expect(textField('Postcode')).toHaveValue(tidied));
      expect(context().draft.billingDetails.postalCode).toBe(tidied);
    },
  );
});
