import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, test} from 'vitest';
import {StateSearch} from '../../../../../src/inspector/viewer/panels/stateSearch.tsx';
import {ViewerContext} from '../../../../../src/inspector/viewer/viewerContext.ts';
import {createViewerStore} from '../../../../../src/inspector/viewer/viewerStore.ts';

test('a search names the flow in which it finds nothing', async () => {
  render(
    <ViewerContext value={{store: createViewerStore(), command: () => undefined}}>
      <StateSearch flow="free" />
    </ViewerContext>,
  );
  await userEvent.type(screen.getByRole('combobox', {name: 'Find a state'}), 'paymentFailed');
  expect(screen.getByRole('status')).toHaveTextContent('No match in free');
});
