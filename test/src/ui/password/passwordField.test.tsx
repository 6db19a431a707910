import {fireEvent, render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {createRef} from 'react';
import {expect, it} from 'vitest';
import {Form} from '../../../../src/ui/form/form.tsx';
import {
  PasswordField,
  type PasswordFieldProps,
} from '../../../../src/ui/password/passwordField.tsx';

const ignore = () => undefined;
const ref = createRef<HTMLInputElement>();

function Field(props: Partial<PasswordFieldProps>) {
  return (
    <Form onSubmit={ignore}>
      <PasswordField
        id="password"
        name="password"
        label="Wachtwoord"
        ref={ref}
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

it('shows and hides by a named button that submits nothing and keeps the selection @2.4-4', async () => {
  render(<Field />);
  await userEvent.type(input(), 'Welkom2024x');
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

it('hides the password again when the form is sent @B63', async () => {
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
