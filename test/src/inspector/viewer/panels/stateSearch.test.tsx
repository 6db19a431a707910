import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, test} from 'vitest';
import {StateSearch} from '../../../../../src/inspector/viewer/panels/stateSearch.tsx';
import {ViewerContext} from '../../../../../src/inspector/viewer/viewerContext.ts';
import {createViewerStore} from '../../../../../src/inspector/viewer/viewerStore.ts';

const search = async (words: string) => {
  const store = createViewerStore();
  render(
    <ViewerContext value={{store, command: () => undefined}}>
      <StateSearch flow="pro" />
    </ViewerContext>,
  );
  await userEvent.type(screen.getByRole('combobox', {name: 'Find a state'}), `${words}{Enter}`);
  return store.get().chosenState;
};

test('a search names the flow in which it finds nothing', async () => {
  expect(await search('premiumRequested')).toBeUndefined();
  expect(screen.getByRole('status')).toHaveTextContent('No match in pro');
});

test('a search finds a state by its name', async () => {
  expect(await search('pending')).toBe('pro.paymentPending');
});

test('a search finds a state by the words of its description, where no name fits', async () => {
  expect(await search('payment not finished')).toBe('pro.paymentPending');
});
