// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import {fireEvent, render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect, it, vi} from 'vitest';
import {Form} from '../../../src/ui/form.tsx';
import {PasswordField, type PasswordFieldProps} from '../../../src/ui/passwordField.tsx';
import {typeByHand} from '../../support/typeByHand.ts';

const ignore = () => undefined;

function Field(props: Partial<PasswordFieldProps>) {
  return (
    <Form onSubmit={ignore}>
      <PasswordField
        id="password"
        name="password"
        label="Wachtwoord"
        onChange={ignore}
        showText="Toon wachtwoord"
        hideText="Verberg wachtwoord"
        capsLockText="Caps Lock staat aan."
        {...props}
      />
      <button type="submit">Volgende</button>
    </Form>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Wachtwoord');

it('tells what is typed without a trace in the markup', async () => {
  const onChange = vi.fn();
  render(<Field onChange={onChange} />);

  await userEvent.type(input(), 'Welkom2024x');

  expect(onChange).toHaveBeenLastCalledWith('Welkom2024x');
  expect(document.body.innerHTML).not.toContain('Welkom2024x');
});

it('tells what a key makes of it once that is on the screen, or before the form is sent', () => {
  const onChange = vi.fn();
  render(<Field onChange={onChange} />);

  typeByHand(input(), 'W');
  typeByHand(input(), 'We');
  expect(onChange).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', {name: 'Volgende'}));
  expect(onChange.mock.calls).toEqual([['We']]);
});

it('stands filled with what was typed before, not in the markup either', () => {
  const onChange = vi.fn();
  render(<Field defaultTyped="Welkom2024x" onChange={onChange} />);

  expect(input()).toHaveValue('Welkom2024x');
  expect(document.body.innerHTML).not.toContain('Welkom2024x');
  expect(onChange).not.toHaveBeenCalled();
});

it('is a new password for password managers', () => {
  render(<Field />);

  expect(input()).toHaveAttribute('type', 'password');
  expect(input()).toHaveAttribute('autocomplete', 'new-password');
});

it('shows and hides by a named button that submits nothing and keeps the selection', async () => {
  render(<Field defaultTyped="Welkom2024x" />);
  input().focus();
  input().setSelectionRange(2, 5);

  await userEvent.click(screen.getByRole('button', {name: 'Toon wachtwoord'}));

  expect(input()).toHaveAttribute('type', 'text');
  expect(input()).toHaveFocus();
  expect([input().selectionStart, input().selectionEnd]).toEqual([2, 5]);
  await userEvent.click(screen.getByRole('button', {name: 'Verberg wachtwoord'}));
  expect(input()).toHaveAttribute('type', 'password');
});

it('works its button by keyboard', async () => {
  render(<Field />);
  input().focus();

  await userEvent.tab();
  await userEvent.keyboard(' ');

  expect(screen.getByRole('button', {name: 'Verberg wachtwoord'})).toHaveFocus();
});

it('hides the password again when the form is sent', async () => {
  render(<Field />);
  await userEvent.click(screen.getByRole('button', {name: 'Toon wachtwoord'}));

  await userEvent.click(screen.getByRole('button', {name: 'Volgende'}));

  expect(input()).toHaveAttribute('type', 'password');
});

it('says that caps lock is on, as long as the field has the focus', () => {
  render(<Field />);

  const withCapsLock = new KeyboardEvent('keydown', {key: 'A', bubbles: true});
  Object.assign(withCapsLock, {getModifierState: (key: string) => key === 'CapsLock'});
  fireEvent(input(), withCapsLock);
  expect(input()).toHaveAccessibleDescription('Caps Lock staat aan.');

  fireEvent.blur(input());
  expect(screen.queryByText('Caps Lock staat aan.')).not.toBeInTheDocument();
});

it('is described by its error and by the checklist of its rules', () => {
  render(
    <Field required error="Je wachtwoord is te kort." describedBy="rules">
      <p id="rules">minimaal 8 tekens</p>
    </Field>,
  );

  expect(input()).toBeRequired();
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('Je wachtwoord is te kort. minimaal 8 tekens');
});
