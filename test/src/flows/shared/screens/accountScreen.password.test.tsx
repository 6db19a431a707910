import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {freeFlow} from '../../../../../src/flows/free/FreeFlow.tsx';
import {password, signedUp} from '../../../../support/people.ts';
import {describedBy, openScreen} from '../../../../support/screens/stage.tsx';

const domain = (name = 'Webadres') => screen.getByRole('textbox', {name});
const passwordField = (name = 'Wachtwoord') =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`), {selector: 'input'});
const terms = () => screen.getByRole('checkbox');
const next = (name = 'Volgende') => screen.getByRole('button', {name});

describe('the password', () => {
  const rules = () => screen.getAllByRole('listitem').map((rule) => rule.textContent);

  it('is judged rule by rule while it is typed @2.4-5', async () => {
    const {user} = await openScreen(freeFlow, 'account');
    const list = () => rules().filter((text) => /minimaal/.test(text));
    expect(list()).toEqual([
      expect.stringMatching(/minimaal 8 tekens.*nog niet aan voldaan/),
      expect.stringMatching(/minimaal één hoofdletter.*nog niet aan voldaan/),
      expect.stringMatching(/minimaal één kleine letter.*nog niet aan voldaan/),
      expect.stringMatching(/minimaal één cijfer.*nog niet aan voldaan/),
    ]);

    await user.type(passwordField(), 'Abc1');
    expect(list().map((text) => /nog niet aan voldaan/.test(text))).toEqual([
      true,
      false,
      false,
      false,
    ]);

    await user.type(passwordField(), 'defg');
    expect(list().map((text) => /nog niet aan voldaan/.test(text))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('never appears in the markup, shown or hidden, nor in what is kept of the form @3-5', async () => {
    const {user, container, context} = await openScreen(freeFlow, 'account');

    await user.type(passwordField(), 'Welkom2024x');
    await user.click(screen.getByRole('button', {name: 'Wachtwoord tonen'}));
    expect(passwordField()).toHaveAttribute('type', 'text');
    await user.type(domain(), 'acmetest');

    expect(container.innerHTML).not.toContain('Welkom2024x');
    expect(JSON.stringify(context())).not.toContain('Welkom2024x');
    expect(passwordField()).toHaveValue('Welkom2024x');
  });

  it('is sent on exactly as typed, spaces included @S13', async () => {
    const {user, answer, context} = await openScreen(freeFlow, 'account');
    await user.type(domain(), ' AcmeTest ');
    await user.type(passwordField(), ' Welkom 2024x ');
    await user.click(terms());
    await user.click(next());
    await answer('checkAvailability', {kind: 'free'});

    expect(context().password?.reveal()).toBe(' Welkom 2024x ');
    expect(context().draft.domainName).toBe('acmetest');
  });

  it('is asked for again when the rest was restored', async () => {
    await openScreen(freeFlow, 'account', {draft: signedUp});

    expect(domain()).toHaveValue('acmetest');
    expect(terms()).toBeChecked();
    expect(passwordField()).toHaveValue('');
    expect(describedBy(passwordField())).toContain(
      'Om veiligheidsredenen onthouden we je wachtwoord niet. Vul het opnieuw in; de rest staat er nog.',
    );
  });

  it('is still there when the visitor returns to the step', async () => {
    await openScreen(freeFlow, 'account', {draft: signedUp, password: password()});

    expect(passwordField()).toHaveValue('Welkom2024x');
    expect(describedBy(passwordField())).not.toContain(
      'Om veiligheidsredenen onthouden we je wachtwoord niet. Vul het opnieuw in; de rest staat er nog.',
    );
  });
});
