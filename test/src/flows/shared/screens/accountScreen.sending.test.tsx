import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {freeFlow} from '../../../../../src/flows/free/FreeFlow.tsx';
import {password, signedUp} from '../../../../support/people.ts';
import {openScreen} from '../../../../support/screens/stage.tsx';

const domain = () => screen.getByRole('textbox', {name: 'Webadres'});
const passwordField = () =>
  screen.getByLabelText<HTMLInputElement>(/^Wachtwoord/, {selector: 'input'});
const terms = () => screen.getByRole('checkbox');
const button = (name: string) => screen.getByRole('button', {name});

/** The start step while it asks whether the web address is free. */
const sending = async () => {
  const stage = await openScreen(freeFlow, 'account', {draft: signedUp, password: password()});
  await stage.user.type(passwordField(), '{Enter}');
  expect(button('Even geduld…')).toBeVisible();
  return stage;
};

describe('the start step while it is being sent', () => {
  it('stays as it was submitted, with the focus where it was @S45', async () => {
    const {user, answer, at, context} = await sending();

    await user.keyboard('y');
    expect(passwordField()).toHaveFocus();
    expect(passwordField()).toHaveValue('Welkom2024x');
    await user.click(terms());
    await user.click(screen.getByText('Ik ga akkoord met de'));
    expect(terms()).toBeChecked();
    expect(terms()).toHaveFocus();
    expect(terms()).toHaveAttribute('aria-disabled', 'true');
    await answer('checkAvailability', {kind: 'free'});

    expect(at()).toBe('details');
    expect(context().password?.reveal()).toBe('Welkom2024x');
    expect(context().draft.acceptTermsAndConditions).toBe('YES');
  });

  it('can be changed again once another web address is typed, which calls it off', async () => {
    const {user, waiting} = await sending();

    await user.type(domain(), '2');
    expect(waiting('checkAvailability')).toEqual([]);
    await user.type(passwordField(), 'y');
    await user.click(terms());

    expect(domain()).toHaveValue('acmetest2');
    expect(passwordField()).toHaveValue('Welkom2024xy');
    expect(terms()).not.toBeChecked();
    expect(button('Volgende')).toBeVisible();
  });

  it('can be changed again once the web address proves taken', async () => {
    const {user, answer} = await sending();
    await answer('checkAvailability', {kind: 'taken'});

    await user.type(passwordField(), 'y');
    await user.click(terms());

    expect(passwordField()).toHaveValue('Welkom2024xy');
    expect(terms()).not.toBeChecked();
    expect(terms()).not.toHaveAttribute('aria-disabled');
  });
});
