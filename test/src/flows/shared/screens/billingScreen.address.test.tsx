import {screen, waitFor} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {proFlow} from '../../../../../src/flows/pro/ProFlow.tsx';
import {billingDetails, password, subscribed} from '../../../../support/people.ts';
import {openScreen} from '../../../../support/stage.tsx';

const field = (name: string) => screen.getByRole('textbox', {name});
const open = async (scene: Parameters<typeof openScreen>[2] = {}) => {
  const stage = await openScreen(proFlow, 'billing', {
    draft: subscribed,
    password: password(),
    ...scene,
  });
  await stage.answer('loadBotCheck', undefined);
  await waitFor(() => expect(document.querySelectorAll('option').length).toBeGreaterThan(200));
  return stage;
};

describe('a house number in the street', () => {
  const asks = (number: string) =>
    screen.queryByText(`Is ${number} het huisnummer? Dan is de straat:`);
  const openEmpty = () =>
    open({
      draft: {...subscribed, billingDetails: {...billingDetails, street: '', houseNumber: ''}},
    });

  it('is asked about once the street is left, and put in its own field when told so', async () => {
    const {user, context} = await openEmpty();
    await user.type(field('Straat'), 'Teststraat 12 A');
    await user.tab();

    expect(asks('12 A')).toBeVisible();
    await user.click(screen.getByRole('button', {name: 'Teststraat'}));

    await waitFor(() => expect(field('Straat')).toHaveValue('Teststraat'));
    expect(field('Huisnummer')).toHaveValue('12 A');
    expect(field('Huisnummer')).toHaveFocus();
    await user.tab();
    expect(context().draft.billingDetails).toMatchObject({
      street: 'Teststraat',
      houseNumber: '12 A',
    });
    expect(asks('12 A')).not.toBeInTheDocument();
  });

  it('that is typed once more is asked about, and stays as it was typed', async () => {
    const {user, asked} = await openEmpty();
    await user.type(field('Huisnummer'), '12bis');
    await user.type(field('Straat'), 'Teststraat 12');
    await user.tab();

    expect(asks('12')).toBeVisible();
    expect(asked('createEnvironment')).toEqual([]);
    await user.click(screen.getByRole('button', {name: 'Teststraat'}));
    expect(field('Huisnummer')).toHaveValue('12bis');
  });

  it('that is another one is part of the name', async () => {
    const {user} = await openEmpty();
    await user.type(field('Straat'), 'Plein 1944');
    await user.type(field('Huisnummer'), '5');
    await user.tab();
    expect(asks('1944')).not.toBeInTheDocument();
  });

  it('is asked about in English', async () => {
    await open({
      language: 'en',
      draft: {...subscribed, billingDetails: {...billingDetails, street: 'Teststraat 12'}},
    });
    expect(screen.getByText('Is 12 the house number? Then the street is:')).toBeVisible();
  });
});

describe('the postal code', () => {
  it.each([
    ['NL', '1234ab', '1234 AB'],
    ['', '1234 ab', '1234 AB'],
    ['BE', '3583', '3583'],
    ['DE', '1234ab', '1234ab'],
    ['NL', '123', '123'],
  ])('in country %j: %j becomes %j on leaving the field', async (countryCode, typed, tidied) => {
    const {user, context} = await open({
      draft: {...subscribed, billingDetails: {...billingDetails, postalCode: '', countryCode}},
    });

    await user.type(field('Postcode'), typed);
    await user.tab();

    await waitFor(() => expect(field('Postcode')).toHaveValue(tidied));
    expect(context().draft.billingDetails.postalCode).toBe(tidied);
  });
});
