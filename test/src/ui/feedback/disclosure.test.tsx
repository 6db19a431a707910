import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect, it} from 'vitest';
import {Disclosure} from '../../../../src/ui/feedback/disclosure.tsx';

it('shows more on request', async () => {
  render(<Disclosure summary="Lukt het niet?">Laad de pagina opnieuw.</Disclosure>);
  const details = screen.getByText('Laad de pagina opnieuw.').closest('details');
  expect(details).not.toHaveAttribute('open');

  await userEvent.click(screen.getByText('Lukt het niet?'));

  expect(details).toHaveAttribute('open');
});
