// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {useState} from 'react';
import {expect, it} from 'vitest';
import {TextField} from '../../../src/ui/field.tsx';
import {PasswordField} from '../../../src/ui/passwordField.tsx';

function Login() {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [length, setLength] = useState(0);
  const known = {email, name, length};
  return (
    <>
      <TextField
        id="email"
        name="email"
        label="E-mailadres"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        id="name"
        name="name"
        label="Naam"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <PasswordField
        id="password"
        name="password"
        label="Wachtwoord"
        showText="Toon"
        hideText="Verberg"
        onChange={(typed) => setLength(typed.length)}
      />
      <button type="button">Volgende</button>
      <output>{JSON.stringify(known)}</output>
    </>
  );
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const known = () =>
  JSON.parse(screen.getByRole('button', {name: 'Volgende'}).nextSibling?.textContent ?? '');

it('values that were set without any event count with the next thing the visitor does', async () => {
  render(<Login />);
  input('E-mailadres').value = 'jan@example.test';
  input('Naam').value = 'Jan';
  input('Wachtwoord').value = 'Welkom2024x';

  await userEvent.click(screen.getByRole('button', {name: 'Volgende'}));

  expect(known()).toEqual({email: 'jan@example.test', name: 'Jan', length: 11});
  expect([input('E-mailadres').value, input('Naam').value]).toEqual(['jan@example.test', 'Jan']);
});

it('typing in the middle of a value leaves the caret where it is', async () => {
  render(<Login />);
  await userEvent.type(input('Naam'), 'Jn');
  await userEvent.type(input('Naam'), 'a', {initialSelectionStart: 1, initialSelectionEnd: 1});

  expect(known().name).toBe('Jan');
  expect(input('Naam').selectionStart).toBe(2);
});
