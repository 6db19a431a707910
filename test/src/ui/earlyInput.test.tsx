// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import {render, screen} from '@testing-library/react';
import {useState} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Checkbox} from '../../../src/ui/checkbox.tsx';
import {TextField} from '../../../src/ui/field.tsx';
import {PasswordField} from '../../../src/ui/passwordField.tsx';
import {RadioCards} from '../../../src/ui/radioCards.tsx';
import {SelectField} from '../../../src/ui/selectField.tsx';

function AllControls() {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [plan, setPlan] = useState<'' | 'free' | 'pro'>('');
  const [users, setUsers] = useState('');
  return (
    <>
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
        onChange={setPassword}
        showText="Toon"
        hideText="Verberg"
      />
      <Checkbox
        id="terms"
        name="terms"
        label="Akkoord"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <RadioCards
        id="plan"
        name="plan"
        legend="Abonnement"
        value={plan}
        onChange={setPlan}
        options={[
          {value: 'free', title: 'FREE'},
          {value: 'pro', title: 'PRO'},
        ]}
      />
      <SelectField
        id="users"
        name="users"
        label="Gebruikers"
        placeholder="Kies"
        value={users}
        onChange={(event) => setUsers(event.target.value)}
        options={[{value: '5', label: '5 gebruikers'}]}
      />
      <output>{JSON.stringify({name, password, agreed, plan, users})}</output>
    </>
  );
}

it('takes over what was typed and chosen before the page answered to input', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<AllControls />);
  screen.getByLabelText<HTMLInputElement>('Naam').value = 'Jan';
  screen.getByLabelText<HTMLInputElement>('Wachtwoord').value = 'Welkom2024x';
  screen.getByLabelText<HTMLInputElement>('Akkoord').checked = true;
  screen.getByLabelText<HTMLInputElement>('PRO').checked = true;
  screen.getByLabelText<HTMLSelectElement>('Gebruikers').value = '5';

  render(<AllControls />, {container, hydrate: true});

  const known = {name: 'Jan', password: 'Welkom2024x', agreed: true, plan: 'pro', users: '5'};
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual(known);
  expect(screen.getByLabelText('Naam')).toHaveValue('Jan');
  expect(screen.getByLabelText('Wachtwoord')).toHaveValue('Welkom2024x');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('radio', {name: 'PRO'})).toBeChecked();
  expect(screen.getByLabelText('Gebruikers')).toHaveValue('5');
});
