// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest';
import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect, it, vi} from 'vitest';
import {SuggestionList} from '../../../../src/ui/form/suggestionList.tsx';

it('hands over the suggestion that is picked', async () => {
  const onPick = vi.fn();
  render(<SuggestionList title="Nog vrij:" suggestions={['acme1', 'acmetest']} onPick={onPick} />);

  await userEvent.click(screen.getByRole('button', {name: 'acmetest'}));

  expect(screen.getByRole('list', {name: 'Nog vrij:'})).toBeVisible();
  expect(onPick.mock.calls).toEqual([['acmetest']]);
});

it('stays in the page while empty, so that suggestions that come are spoken', () => {
  const {rerender} = render(<SuggestionList title="Nog vrij:" suggestions={[]} onPick={vi.fn()} />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();

  rerender(<SuggestionList title="Nog vrij:" suggestions={['acme1']} onPick={vi.fn()} />);

  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('Nog vrij:acme1');
});
