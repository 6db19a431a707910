import {describe, expect, test} from 'vitest';
import type {FeedMessage} from '../../../../src/inspector/feed/messages.ts';
import {
  createViewerStore,
  followedTab,
  isLive,
  shownOf,
} from '../../../../src/inspector/viewer/viewerStore.ts';
import {moveOf} from '../../../../src/inspector/viewer/words.ts';
import {startRecorded} from '../recordedFlow.ts';

/** The viewer's store after three steps, and what it shows: how many steps, and which of them. */
const openStore = async () => {
  const {run, sent} = startRecorded('free');
  const store = createViewerStore();
  let heard = 0;
  const hearAll = () => {
    for (const message of sent.slice(heard)) store.hear(message);
    heard = sent.length;
  };
  const take = async (words: string) => {
    await run.takeInWords(words);
    hearAll();
  };
  await take('chooses FREE');
  await take('confirms the plan');
  const look = () => {
    const state = store.get();
    const tab = followedTab(state);
    return {tab, ...shownOf(state.recording.entries, tab, state)};
  };
  const shown = (): readonly [number, number | undefined] => {
    const {entries, entry} = look();
    return [entries.length, entry?.step.seq];
  };
  /** The same steps once more, in another tab. */
  const doInAnotherTab = () => {
    const other = {tab: 'tab2', load: 'load2'};
    for (const message of sent) store.hear({...message, ...other} as FeedMessage);
  };
  return {store, take, look, shown, doInAnotherTab};
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

  test('shows no later step while it is paused, counts them, and shows all after that', async () => {
    const {store, take, look, shown} = await openStore();
    store.pause();
    await take('goes back a step');
    expect(shown()).toEqual([3, 2]);
    expect([look().heldBack, look().live?.step.seq, isLive(store.get())]).toEqual([1, 3, false]);
    store.pause();
    expect(shown()).toEqual([4, 3]);
    expect([look().heldBack, isLive(store.get())]).toEqual([0, true]);
  });

  test('can be paused before anything happened', async () => {
    const {store, take, look} = await openStore();
    store.clear();
    store.pause();
    await take('goes back a step');
    expect([look().entries, look().heldBack, look().entry?.step.seq]).toEqual([[], 1, 2]);
  });

  test('goes on from a pause when it is asked for what is live', async () => {
    const {store, take, shown} = await openStore();
    store.pause();
    await take('goes back a step');
    store.goLive();
    expect(shown()).toEqual([4, 3]);
  });

  test('empties the log when it is cleared, and still shows the current state', async () => {
    const {store, take, look, shown} = await openStore();
    store.clear();
    expect(shown()).toEqual([0, 2]);
    await take('leaves the web address field');
    expect(shown()).toEqual([1, 3]);
    expect(look().entries.map(moveOf)).toEqual(['fillingIn.typing → fillingIn.lookingUpDomain']);
  });

  test('clears what a paused log shows, and shows what it held back after that', async () => {
    const {store, take, shown} = await openStore();
    store.pause();
    await take('goes back a step');
    store.clear();
    expect(shown()).toEqual([0, 2]);
    store.goLive();
    expect(shown()).toEqual([1, 3]);
  });

  test.each<[string, (store: ReturnType<typeof createViewerStore>) => void]>([
    ['while it looks back', (store) => store.stepBy(-1)],
    ['while it is paused', (store) => store.pause()],
  ])('does not switch to another tab %s, except when it is live again', async (_, hold) => {
    const {store, look, doInAnotherTab} = await openStore();
    hold(store);
    doInAnotherTab();
    expect(look().tab).toBe('tab1');
    store.goLive();
    expect(look().tab).toBe('tab2');
  });
});
