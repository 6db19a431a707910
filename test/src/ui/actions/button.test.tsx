import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect, it, vi} from 'vitest';
import {PrimaryButton, SecondaryButton, TextButton} from '../../../../src/ui/actions/button.tsx';
import {Form} from '../../../../src/ui/form/form.tsx';

it('while busy shows the busy text, keeps the focus and lets nothing through @4-17 @B06', async () => {
  const onSubmit = vi.fn();
  const onClick = vi.fn();
  const form = (busy: boolean) => (
    <Form onSubmit={onSubmit}>
      <input aria-label="Stad" />
      <PrimaryButton busy={busy} busyText="Even geduld…" onClick={onClick}>
        Volgende
      </PrimaryButton>
    </Form>
  );
  const {rerender} = render(form(false));
  await userEvent.click(screen.getByRole('button', {name: 'Volgende'}));

  rerender(form(true));
  const button = screen.getByRole('button', {name: 'Even geduld…'});
  await userEvent.dblClick(button);
  await userEvent.type(screen.getByLabelText('Stad'), '{Enter}');

  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('submits nothing from the other buttons', async () => {
  const onSubmit = vi.fn();
  const onClick = vi.fn();
  render(
    <Form onSubmit={onSubmit}>
      <SecondaryButton onClick={onClick}>Terug</SecondaryButton>
      <TextButton onClick={onClick}>Overslaan</TextButton>
      <TextButton busy onClick={onClick}>
        Toevoegen
      </TextButton>
    </Form>,
  );

  await userEvent.click(screen.getByRole('button', {name: 'Terug'}));
  await userEvent.click(screen.getByRole('button', {name: 'Overslaan'}));
  await userEvent.click(screen.getByRole('button', {name: 'Toevoegen'}));

  expect(onClick).toHaveBeenCalledTimes(2);
  expect(onSubmit).not.toHaveBeenCalled();
});
