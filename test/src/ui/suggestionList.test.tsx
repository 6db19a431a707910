// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect, it, vi} from 'vitest';
import {SuggestionList} from '../../../src/ui/suggestionList.tsx';

it('hands over the suggestion that is picked', async () => {
  const onPick = vi.fn();
  render(<SuggestionList title="Nog vrij:" suggestions={['acme1', 'acmetest']} onPick={onPick} />);

  await userEvent.click(screen.getByRole('button', {name: 'acmetest'}));

  expect(screen.getByRole('list', {name: 'Nog vrij:'})).toBeVisible();
  expect(onPick.mock.calls).toEqual([['acmetest']]);
});
