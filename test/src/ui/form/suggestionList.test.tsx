import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {SuggestionList} from '../../../../src/ui/form/suggestionList.tsx';

it('stays in the page while empty, so that suggestions that come are spoken', () => {
  const list = (...suggestions: string[]) => (
    <SuggestionList title="Nog vrij:" suggestions={suggestions} onPick={() => undefined} />
  );
  const {rerender} = render(list());
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();

  rerender(list('acme1'));

  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('Nog vrij:acme1');
});
