// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {useState} from 'react';
import {expect, it, vi} from 'vitest';
import {PrimaryButton} from '../../../src/ui/button.tsx';
import {TextField} from '../../../src/ui/field.tsx';
import {useSettled} from '../../../src/ui/pointerGuard.ts';

const message = 'Vul een geldig e-mailadres in';

function Form({onClick}: {onClick?: () => void}) {
  const [error, setError] = useState<string>();
  return (
    <>
      <TextField
        id="email"
        name="email"
        label="E-mailadres"
        value="jan@"
        onChange={() => undefined}
        onBlur={() => setError(message)}
        error={error}
      />
      <PrimaryButton type="button" onClick={onClick}>
        Volgende
      </PrimaryButton>
    </>
  );
}

const user = userEvent.setup();

it('holds a message of leaving the field back until the click is through', async () => {
  let shownAtClick: boolean | undefined;
  const onClick = vi.fn(() => {
    shownAtClick = screen.queryByText(message) !== null;
  });
  render(<Form onClick={onClick} />);
  screen.getByLabelText('E-mailadres').focus();
  const button = screen.getByRole('button', {name: 'Volgende'});

  await user.pointer({keys: '[MouseLeft>]', target: button});
  expect(button).toHaveFocus();
  expect(screen.queryByText(message)).not.toBeInTheDocument();

  await user.pointer({keys: '[/MouseLeft]', target: button});
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(shownAtClick).toBe(false);
  expect(await screen.findByText(message)).toBeVisible();
});

it('shows the message at once when the field is left by keyboard', async () => {
  render(<Form />);
  screen.getByLabelText('E-mailadres').focus();

  await user.tab();

  expect(screen.getByText(message)).toBeVisible();
});

it('shows the message when the press is taken away without a click', async () => {
  render(<Form />);
  screen.getByLabelText('E-mailadres').focus();
  await user.pointer({keys: '[MouseLeft>]', target: screen.getByRole('button')});

  fireEvent.pointerCancel(document.body);

  expect(screen.getByText(message)).toBeVisible();
  await user.pointer({keys: '[/MouseLeft]', target: document.body});
});

it('shows the message when the pointer is let go beside the button', async () => {
  render(<Form />);
  screen.getByLabelText('E-mailadres').focus();
  await user.pointer({keys: '[MouseLeft>]', target: screen.getByRole('button')});

  await user.pointer({keys: '[/MouseLeft]', target: document.body});

  await waitFor(() => expect(screen.getByText(message)).toBeVisible());
});

it('lets the latest value through when its key changes during the press', async () => {
  const Value = ({value, attempt}: {value: string; attempt: number}) => (
    <p>{useSettled(value, attempt)}</p>
  );
  const {rerender} = render(<Value value="before" attempt={0} />);
  act(() => void fireEvent.pointerDown(document.body, {button: 0}));

  rerender(<Value value="held back" attempt={0} />);
  expect(screen.getByText('before')).toBeVisible();

  rerender(<Value value="of the submit" attempt={1} />);
  expect(screen.getByText('of the submit')).toBeVisible();
});
