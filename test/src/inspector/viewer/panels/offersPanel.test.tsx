import {act, render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import {OffersPanel} from '../../../../../src/inspector/viewer/panels/offersPanel.tsx';
import {ViewerContext} from '../../../../../src/inspector/viewer/viewerContext.ts';
import {createViewerStore} from '../../../../../src/inspector/viewer/viewerStore.ts';
import {PAGE, startRecorded} from '../../recordedFlow.ts';

test('what can happen is asked of the app, and of none once its page is gone', () => {
  const {told} = startRecorded('free');
  const store = createViewerStore();
  told.forEach(store.hear);
  const {entries} = store.get().recording;
  render(
    <ViewerContext value={{store, command: () => undefined}}>
      <OffersPanel entries={entries} entry={entries.at(-1)} />
    </ViewerContext>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Asking the app…');
  act(() => store.hear({...PAGE, kind: 'gone'}));
  expect(screen.getByRole('status')).toHaveTextContent(
    'The page is gone: it accepts nothing any more.',
  );
});
