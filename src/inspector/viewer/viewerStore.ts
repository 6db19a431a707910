import type {FeedMessage} from '../feed/messages.ts';
import {type Entry, emptyRecording, record, type Recording, tabsIn} from './entries.ts';

export type ViewerState = {
  recording: Recording;
  /** The tab that was chosen; else the one that last did something is followed. */
  chosenTab: string | undefined;
  /** The flow whose picture was chosen; else that of the step shown. */
  chosenFlow: string | undefined;
  /** The step that is looked back at; else the latest. */
  chosenEntry: string | undefined;
  /** The state that was clicked or found. */
  chosenState: string | undefined;
  /** Entries are shown up to this one while the log is paused. */
  pausedAt: string | undefined;
  filter: string;
};

const initial: ViewerState = {
  recording: emptyRecording,
  chosenTab: undefined,
  chosenFlow: undefined,
  chosenEntry: undefined,
  chosenState: undefined,
  pausedAt: undefined,
  filter: '',
};

export const followedTab = ({recording, chosenTab}: ViewerState): string | undefined =>
  chosenTab ?? recording.entries.at(-1)?.tab ?? tabsIn(recording).at(-1)?.tab;

/** The steps of a tab, oldest first, up to the pause. */
export const shownEntries = (
  entries: readonly Entry[],
  tab: string | undefined,
  pausedAt: string | undefined,
): readonly Entry[] => {
  const all = entries.filter((entry) => entry.tab === tab);
  const end = all.findIndex(({id}) => id === pausedAt);
  return end < 0 ? all : all.slice(0, end + 1);
};

export const currentEntry = (
  chosenEntry: string | undefined,
  entries: readonly Entry[],
): Entry | undefined => entries.find(({id}) => id === chosenEntry) ?? entries.at(-1);

const stepsShown = (state: ViewerState) => {
  const entries = shownEntries(state.recording.entries, followedTab(state), state.pausedAt);
  const entry = currentEntry(state.chosenEntry, entries);
  return {entries, index: entry ? entries.indexOf(entry) : -1};
};

/** Holds what the viewer shows; told by the feed and by whoever uses it. */
export const createViewerStore = () => {
  let state = initial;
  const listeners = new Set<() => void>();

  const set = (change: Partial<ViewerState>) => {
    state = {...state, ...change};
    for (const listener of listeners) listener();
  };

  return {
    get: (): ViewerState => state,
    set,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hear: (message: FeedMessage) => {
      const recording = record(state.recording, message);
      if (recording !== state.recording) set({recording});
    },
    /** Looks at another of the steps that are shown, so many on or back. */
    stepBy: (count: number) => {
      const {entries, index} = stepsShown(state);
      const next = Math.max(0, Math.min(entries.length - 1, index + count));
      set({chosenEntry: entries[next]?.id, chosenFlow: undefined});
    },
    goLive: () => set({chosenEntry: undefined, chosenFlow: undefined}),
    /** Shows no later step than the last one now, or all of them again. */
    pause: () => set({pausedAt: state.pausedAt ? undefined : stepsShown(state).entries.at(-1)?.id}),
    /** Forgets the steps; the flows that run stay known. */
    clear: () =>
      set({
        recording: {...state.recording, entries: []},
        chosenEntry: undefined,
        pausedAt: undefined,
      }),
  };
};

export type ViewerStore = ReturnType<typeof createViewerStore>;
