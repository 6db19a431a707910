import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {useState} from 'react';
import {expect, it} from 'vitest';

/** What a slow validation takes: longer than the shortest timer. */
const validate = async () => {
  for (let hop = 0; hop < 100; hop += 1) await Promise.resolve();
  const start = performance.now();
  while (performance.now() - start < 5);
};

const Field = () => {
  const [isLeft, setIsLeft] = useState(false);
  const leave = async () => {
    await validate();
    setIsLeft(true);
  };
  return (
    <label>
      Stad
      <input onBlur={() => void leave()} />
      {isLeft && <span role="alert">verlaten</span>}
    </label>
  );
};

it('what a press brings is there after it, however long its validation takes', async () => {
  render(<Field />);
  const user = userEvent.setup({delay: null});
  screen.getByRole('textbox').focus();
  // From here timers come first.
  await new Promise((resolve) => setImmediate(resolve));

  await user.tab();

  expect(screen.getByRole('alert')).toHaveTextContent('verlaten');
});
