import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect, it} from 'vitest';
import {PrimaryButton, SecondaryButton} from '../../../../src/ui/actions/button.tsx';
import {ButtonRow} from '../../../../src/ui/actions/buttonRow.tsx';

it('lets Tab reach the primary button first after the fields', async () => {
  render(
    <ButtonRow>
      <PrimaryButton>Volgende</PrimaryButton>
      <SecondaryButton>Terug</SecondaryButton>
    </ButtonRow>,
  );

  await userEvent.tab();
  expect(screen.getByRole('button', {name: 'Volgende'})).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', {name: 'Terug'})).toHaveFocus();
});
