import type {StateValue} from 'xstate';

/** Plain facts that may be shown: choices, numbers, and whether something is filled in. Never what was typed. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

export type TriedGuard = {
  guard: string;
  /** Id of the arrow it guards. */
  arrow: string;
  passed: boolean;
  /** What it read, as far as that may be shown. */
  reads: Facts;
  /** Of a guard that refused, where that was asked for: what would have to differ, and how. */
  wants?: Facts;
};

/** Where a flow stands. */
export type Position = {
  /** Ids of the active states, outermost first. */
  active: readonly string[];
  value: StateValue;
  /** Names of the innermost state, from below the root: `signingUp.enteringTeam`. */
  state: string;
  tags: readonly string[];
  status: 'active' | 'done' | 'error' | 'stopped';
  /** The path of the screen, and whether it takes the place of the one before in the history. */
  path: string;
  history: string;
  context: Facts;
};

/** One event that reached a flow, and what came of it. */
export type Step = {
  /** Counts from 0 (the start) for each actor. */
  seq: number;
  /** Epoch milliseconds. */
  at: number;
  actor: string;
  event: string;
  facts: Facts;
  tried: readonly TriedGuard[];
  /** Ids of the arrows that fired; none when the event was ignored. */
  fired: readonly string[];
  /** Where the flow stands now; where it stood before is in the step before. */
  after: Position;
  /** The path in the address bar when it happened, before the address followed the flow. */
  address: string;
};

/** What happened in the page and reached no flow stands among its steps under these names, which no event has. */
export const NOTES = {formRefused: 'form refused', requestSent: 'request sent'} as const;

export const isNote = ({event}: Step): boolean =>
  event === NOTES.formRefused || event === NOTES.requestSent;

/** The names of the fields of a form that is shown, and of those that it would not go on with now. */
export type PageForm = {fields: readonly string[]; wanting: readonly string[]};

export type InspectedActor = {id: string; flow: string; at: number};

/** Whether an event would be taken now. */
export type Answer =
  | {kind: 'accepted'; arrows: readonly string[]}
  | {kind: 'noArrow'}
  | {kind: 'refused'; tried: readonly TriedGuard[]}
  | {kind: 'ended'};

export type Offer = {words: string; event: string; answer: Answer};

/** One load of the app in one browser tab; a reload keeps the tab and begins a new load. */
export type AppTab = {tab: string; load: string};

/** What an earlier load of a tab has sent. */
export type EarlierLoad = {
  load: string;
  actors: readonly InspectedActor[];
  steps: readonly Step[];
};

/** From the app to the viewer. */
export type FeedMessage = AppTab &
  /** A page has been loaded, or is back: a viewer that is there says hello to it. */
  (
    | {kind: 'ready'}
    | {
        kind: 'here';
        actors: readonly InspectedActor[];
        steps: readonly Step[];
        /** Oldest first; none for a viewer that was there when the page was loaded. */
        earlier: readonly EarlierLoad[];
      }
    | {kind: 'started'; actor: InspectedActor}
    | {kind: 'steps'; steps: readonly Step[]}
    | {
        kind: 'offers';
        actor: string;
        seq: number;
        /** Id of the state that was asked about; else where the flow stands. */
        state: string | undefined;
        offers: readonly Offer[];
        /** What decides before the flow is asked. */
        form: PageForm | undefined;
      }
    | {kind: 'walk'; actor: string; goal: string; progress: WalkProgress}
    | {kind: 'gone'}
  );

export type WalkProgress =
  | {kind: 'walking'; planned: readonly string[]}
  | {kind: 'arrived'}
  | {kind: 'stopped'; reason: string};

/** Why a walk ends whose page goes; it may go without a word. */
export const PAGE_LEFT = 'The page was left or loaded again.';

/** From the viewer to the app; whoever is not addressed leaves it alone. */
export type Command =
  /** A viewer is here, and wants all there is and each step from now on; by every page, or by one load. */
  | {kind: 'hello'; viewer: string; load?: string}
  /** A viewer has closed. */
  | {kind: 'bye'; viewer: string}
  | {kind: 'askOffers'; tab: string; actor: string; state?: string}
  | {kind: 'send'; tab: string; actor: string; words: string}
  | {kind: 'walk'; tab: string; actor: string; goal: string}
  | {kind: 'stopWalk'; tab: string; actor: string};

export const FEED_CHANNEL = 'flow-inspector-feed';
export const COMMAND_CHANNEL = 'flow-inspector-commands';

/** How many steps a load of the app keeps for a viewer that opens later. */
export const KEPT_STEPS = 500;
