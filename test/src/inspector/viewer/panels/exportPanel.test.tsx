import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect, it, vi} from 'vitest';
import {ExportPanel} from '../../../../../src/inspector/viewer/panels/exportPanel.tsx';
import {entriesAfter} from '../../recordedEntries.ts';

const NOT_COPIED = 'Not copied: the browser does not allow it here. The text is selected.';

const copy = async (clipboard: object | undefined, form = 'path table') => {
  const user = userEvent.setup();
  const entries = await entriesAfter('free', ['chooses FREE', 'confirms the plan']);
  Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
  render(<ExportPanel entries={entries} entry={entries.at(-1)} />);
  await user.click(screen.getByRole('button', {name: `Copy as ${form}`}));
  return screen.getByRole<HTMLTextAreaElement>('textbox');
};

it('a walk is copied, and the panel says so', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const rows = await copy({writeText});
  expect(writeText).toHaveBeenCalledExactlyOnceWith(rows.value);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

it('a walk is copied as a sequence, too, and shown as what was copied', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const story = await copy({writeText}, 'sequence');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(story.value);
  expect(story.value).toMatch(/^sequenceDiagram/);
  expect(story).toHaveAccessibleName('Sequence diagram');
});

it.each([
  ['there is no clipboard', undefined],
  ['the clipboard refuses', {writeText: () => Promise.reject(new DOMException('no'))}],
])('a copy that fails says so and selects the rows, where %s', async (_, clipboard) => {
  const rows = await copy(clipboard);
  expect(screen.getByRole('status')).toHaveTextContent(NOT_COPIED);
  expect(rows).toHaveFocus();
  expect([rows.selectionStart, rows.selectionEnd]).toEqual([0, rows.value.length]);
});
