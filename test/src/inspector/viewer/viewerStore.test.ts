import {describe, expect, test} from 'vitest';
import type {Entry} from '../../../../src/inspector/viewer/entries.ts';
import {
  createViewerStore,
  currentEntry,
  shownEntries,
} from '../../../../src/inspector/viewer/viewerStore.ts';
import {startRecorded} from '../recordedFlow.ts';

/** The viewer's store after three steps, and what it shows: how many steps, and which of them. */
const openStore = async () => {
  const {run, told} = startRecorded('free');
  const store = createViewerStore();
  let heard = 0;
  const hearAll = () => {
    for (const message of told.slice(heard)) store.hear(message);
    heard = told.length;
  };
  const take = async (words: string) => {
    await run.takeInWords(words);
    hearAll();
  };
  await take('chooses FREE');
  await take('confirms the plan');
  const shown = (): readonly [number, number | undefined] => {
    const {recording, pausedAt, chosenEntry} = store.get();
    const tab = recording.entries.at(-1)?.tab;
    const entries: readonly Entry[] = shownEntries(recording.entries, tab, pausedAt);
    return [entries.length, currentEntry(chosenEntry, entries)?.step.seq];
  };
  return {store, take, shown};
};

describe('the viewer', () => {
  test('follows the last step until it looks back at another', async () => {
    const {store, take, shown} = await openStore();
    expect(shown()).toEqual([3, 2]);
    store.stepBy(-1);
    await take('goes back a step');
    expect(shown()).toEqual([4, 1]);
    store.goLive();
    expect(shown()).toEqual([4, 3]);
  });

  test('looks no further back than the first step, and no further on than the last', async () => {
    const {store, shown} = await openStore();
    store.stepBy(-9);
    expect(shown()).toEqual([3, 0]);
    store.stepBy(9);
    expect(shown()).toEqual([3, 2]);
  });

  test('shows no later step while it is paused, and all of them after that', async () => {
    const {store, take, shown} = await openStore();
    store.pause();
    await take('goes back a step');
    expect(shown()).toEqual([3, 2]);
    store.pause();
    expect(shown()).toEqual([4, 3]);
  });

  test('forgets the steps when it is cleared, and hears those that come after', async () => {
    const {store, take, shown} = await openStore();
    store.clear();
    expect(shown()).toEqual([0, undefined]);
    await take('goes back a step');
    expect(shown()).toEqual([1, 3]);
  });
});
