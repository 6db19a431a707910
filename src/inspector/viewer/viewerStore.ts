import type {FeedMessage} from '../feed/messages.ts';
import {type Entry, emptyRecording, record, type Recording, tabsIn} from './entries.ts';
import {closed, type Opened, turned} from './picture/openStates.ts';

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
  /** The place of the last step that was there when the log was cleared. */
  clearedAt: number;
  /** While paused: the place of the last step that is shown. */
  pausedAt: number | undefined;
  filter: string;
  /** Which states of the pictures are shown whole. */
  opened: Opened;
};

const initial: ViewerState = {
  recording: emptyRecording,
  chosenTab: undefined,
  chosenFlow: undefined,
  chosenEntry: undefined,
  chosenState: undefined,
  clearedAt: -1,
  pausedAt: undefined,
  filter: '',
  opened: closed,
};

const isUpTo = (pausedAt: number | undefined) => (entry: Entry) =>
  pausedAt === undefined || entry.place <= pausedAt;

/** The tab that was chosen, else that of the step looked at: what another tab does meanwhile leads nobody away. */
export const followedTab = (state: ViewerState): string | undefined => {
  const {recording, chosenTab, chosenEntry, pausedAt} = state;
  if (chosenTab !== undefined) return chosenTab;
  const {entries} = recording;
  const lookedAt =
    chosenEntry === undefined ? undefined : entries.find(({id}) => id === chosenEntry);
  const entry = lookedAt ?? entries.findLast(isUpTo(pausedAt));
  return entry?.tab ?? tabsIn(recording).at(-1)?.tab;
};

/** What the viewer shows of a tab. */
export type Shown = {
  /** Oldest first, since the log was cleared and up to the pause. */
  entries: readonly Entry[];
  /** The step whose state is shown; a cleared one is not forgotten. */
  entry: Entry | undefined;
  /** The last step that was heard: where the flow stands now. */
  live: Entry | undefined;
  /** How many steps came since the pause. */
  heldBack: number;
  /** How many steps the flow is further than what is shown. */
  behind: number;
};

type Selection = Pick<ViewerState, 'clearedAt' | 'pausedAt' | 'chosenEntry'>;

export const shownOf = (
  recorded: readonly Entry[],
  tab: string | undefined,
  {clearedAt, pausedAt, chosenEntry}: Selection,
): Shown => {
  const ofTab = recorded.filter((entry) => entry.tab === tab);
  const untilPause = pausedAt === undefined ? ofTab : ofTab.filter(isUpTo(pausedAt));
  const entries = clearedAt < 0 ? untilPause : untilPause.filter(({place}) => place > clearedAt);
  const entry = entries.find(({id}) => id === chosenEntry) ?? untilPause.at(-1);
  return {
    entries,
    entry,
    live: ofTab.at(-1),
    heldBack: ofTab.length - untilPause.length,
    behind: entry ? ofTab.length - 1 - ofTab.indexOf(entry) : 0,
  };
};

/** Whether what is shown is the latest, and goes on with it. */
export const isLive = ({chosenEntry, chosenFlow, pausedAt}: ViewerState): boolean =>
  chosenEntry === undefined && chosenFlow === undefined && pausedAt === undefined;

const lastPlace = ({recording}: ViewerState): number => recording.entries.at(-1)?.place ?? -1;

/** Holds what the viewer shows; the feed and whoever uses it change it. */
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
      const {entries, entry} = shownOf(state.recording.entries, followedTab(state), state);
      const index = entry ? entries.indexOf(entry) : -1;
      const next = Math.max(0, Math.min(entries.length - 1, index + count));
      set({chosenEntry: entries[next]?.id, chosenFlow: undefined});
    },
    goLive: () => set({chosenEntry: undefined, chosenFlow: undefined, pausedAt: undefined}),
    /** Shows no later step than the last one now, or all of them again. */
    pause: () => set({pausedAt: state.pausedAt === undefined ? lastPlace(state) : undefined}),
    /** Shows a state whole, or in brief again. */
    open: (stateId: string, isOpen: boolean) =>
      set({opened: turned(state.opened, stateId, isOpen)}),
    /** Shows all states whole, or all in brief. */
    openAll: () => set({opened: {byHand: new Map(), isFull: !state.opened.isFull}}),
    /** Empties the log; where the flows stand stays known. */
    clear: () => set({clearedAt: state.pausedAt ?? lastPlace(state), chosenEntry: undefined}),
  };
};

export type ViewerStore = ReturnType<typeof createViewerStore>;
