// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect, it} from 'vitest';
import {SelectField} from '../../../../src/ui/choice/selectField.tsx';

function Country({error, only}: {error?: string; only?: string}) {
  return (
    <SelectField
      id="countryCode"
      name="countryCode"
      label="Land"
      starred
      required
      autoComplete="billing country"
      placeholder="Kies een land"
      error={error}
      only={only}
      options={[
        {value: 'NL', label: 'Nederland', fullName: 'Nederland'},
        {
          value: 'TF',
          label: 'Franse Gebieden in de…',
          fullName: 'Franse Gebieden in de zuidelijke Indische Oceaan',
        },
      ]}
    />
  );
}

const select = () => screen.getByRole('combobox', {name: 'Land'});

it('begins with the empty choice and stores what is chosen', async () => {
  render(<Country />);
  expect(select()).toHaveValue('');
  expect(select()).toHaveDisplayValue('Kies een land');

  await userEvent.selectOptions(select(), 'NL');

  expect(select()).toHaveValue('NL');
});

it('keeps the full name of a shortened option for assistive technology', () => {
  render(<Country />);

  const full = screen.getByRole('option', {
    name: 'Franse Gebieden in de zuidelijke Indische Oceaan',
  });
  expect(full).toHaveTextContent('Franse Gebieden in de…');
  expect(screen.getByRole('option', {name: 'Nederland'})).not.toHaveAttribute('title');
});

it('is tied to its error', () => {
  render(<Country error="Niet alle verplichte velden zijn ingevuld" />);

  expect(select()).toBeRequired();
  expect(select()).toBeInvalid();
  expect(select()).toHaveAccessibleDescription('Niet alle verplichte velden zijn ingevuld');
});

it('offers one value alone while that is being sent, and keeps it chosen', async () => {
  const {rerender} = render(<Country />);
  await userEvent.selectOptions(select(), 'TF');

  rerender(<Country only="TF" />);
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(select()).toHaveValue('TF');

  rerender(<Country />);
  expect(select()).toHaveValue('TF');
});
