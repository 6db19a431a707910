import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect, it} from 'vitest';
import {ReloadNotice} from '../../../src/ui/reloadNotice.tsx';

it('says at once what is the matter, and leaves it to the visitor when', async () => {
  let reloads = 0;
  render(
    <ReloadNotice
      text="Part of this page is missing."
      action="Load again"
      onReload={() => {
        reloads += 1;
      }}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Part of this page is missing.');
  expect(reloads).toBe(0);

  await userEvent.click(screen.getByRole('button', {name: 'Load again'}));
  expect(reloads).toBe(1);
});
