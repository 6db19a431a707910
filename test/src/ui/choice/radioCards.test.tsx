import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect, it} from 'vitest';
import {RadioCards} from '../../../../src/ui/choice/radioCards.tsx';

function Plans({error}: {error?: string}) {
  return (
    <RadioCards
      id="flowchoice"
      name="flowchoice"
      legend="Met welk abonnement wil je beginnen?"
      error={error}
      options={[
        {value: 'free', title: 'FREE', text: 'Gratis voor 5 gebruikers.'},
        {value: 'pro', title: 'PRO', text: 'Alle functies.', extra: 'Nu 14% korting.'},
      ]}
    />
  );
}

it('chooses by a press anywhere on the card @2.2-11', async () => {
  render(<Plans />);

  await userEvent.click(screen.getByText('Nu 14% korting.'));

  expect(screen.getByRole('radio', {name: 'PRO'})).toBeChecked();
});

it('chooses by keyboard alone @B60', async () => {
  render(<Plans />);

  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('radio', {name: 'FREE'})).toBeChecked();

  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', {name: 'PRO'})).toBeChecked();
  expect(screen.getByRole('radio', {name: 'PRO'})).toHaveFocus();
});

it('ties the error to the group and to every radio @B60', () => {
  render(<Plans error="Maak een keuze" />);

  expect(screen.getByRole('group')).toHaveAccessibleDescription('Maak een keuze');
  expect(screen.getByRole('radio', {name: 'FREE'})).toBeInvalid();
  expect(screen.getByRole('radio', {name: 'FREE'})).toHaveAccessibleDescription(
    'Gratis voor 5 gebruikers. Maak een keuze',
  );
});
