import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect, it} from 'vitest';
import {ReloadNotice} from '../../../../src/ui/feedback/reloadNotice.tsx';

it('says at once what is wrong, and lets the visitor choose when to reload', async () => {
  const pressed: string[] = [];
  render(
    <ReloadNotice
      text="Part of this page is missing."
      busy={false}
      busyText="One moment"
      first={{text: 'Try again', act: () => pressed.push('try')}}
      second={{text: 'Load again', act: () => pressed.push('reload')}}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Part of this page is missing.');
  expect(pressed).toEqual([]);

  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  await userEvent.click(screen.getByRole('button', {name: 'Load again'}));
  expect(pressed).toEqual(['try', 'reload']);
});
