import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {useState} from 'react';
import {expect, it} from 'vitest';
import {useAfterPress} from '../../../../src/ui/actions/useAfterPress.ts';

const message = 'Vul een geldig e-mailadres in';

function Email({seen = []}: {seen?: boolean[]}) {
  const [isShown, setIsShown] = useState(false);
  const afterPress = useAfterPress();
  return (
    <>
      <input aria-label="E-mailadres" onBlur={() => afterPress(() => setIsShown(true))} />
      {isShown && <p>{message}</p>}
      <button type="button" onClick={() => seen.push(isShown)}>
        Volgende
      </button>
    </>
  );
}

const user = userEvent.setup();
const button = () => screen.getByRole('button');

it('holds what leaving a field leads to back until the click is through @B23', async () => {
  const seen: boolean[] = [];
  render(<Email seen={seen} />);
  screen.getByRole('textbox').focus();

  await user.pointer({keys: '[MouseLeft>]', target: button()});
  expect(button()).toHaveFocus();
  expect(screen.queryByText(message)).not.toBeInTheDocument();

  await user.pointer({keys: '[/MouseLeft]', target: button()});
  expect(await screen.findByText(message)).toBeVisible();
  expect(seen).toEqual([false]);
});

it('holds nothing back when a field is left by keyboard', async () => {
  render(<Email />);
  screen.getByRole('textbox').focus();

  await user.tab();

  expect(screen.getByText(message)).toBeVisible();
});

it.each([
  ['let go beside the button', () => fireEvent.mouseUp(document.body)],
  ['taken away', () => fireEvent(window, new Event('pointercancel'))],
  ['turned into a drag', () => fireEvent(window, new Event('dragend'))],
  ['turned into a menu', () => fireEvent.contextMenu(document.body)],
  ['left for another window', () => fireEvent.blur(window)],
])('goes on once a press is %s @B23', async (_, end) => {
  render(<Email />);
  screen.getByRole('textbox').focus();
  await user.pointer({keys: '[MouseLeft>]', target: button()});

  end();

  await waitFor(() => expect(screen.getByText(message)).toBeVisible());
});
