import {act, render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import {OffersPanel} from '../../../../../src/inspector/viewer/panels/offersPanel.tsx';
import {ViewerContext} from '../../../../../src/inspector/viewer/viewerContext.ts';
import {
  createViewerStore,
  followedTab,
  shownOf,
} from '../../../../../src/inspector/viewer/viewerStore.ts';
import {PAGE, startRecorded} from '../../recordedFlow.ts';

test('what can happen is asked of the app, and of none once its page is gone', () => {
  const {told} = startRecorded('free');
  const store = createViewerStore();
  told.forEach(store.hear);
  const state = store.get();
  render(
    <ViewerContext value={{store, command: () => undefined}}>
      <OffersPanel shown={shownOf(state.recording.entries, followedTab(state), state)} />
    </ViewerContext>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Asking the app…');
  act(() => store.hear({...PAGE, kind: 'gone'}));
  expect(screen.getByRole('status')).toHaveTextContent(
    'The page is gone: it accepts nothing any more.',
  );
});
