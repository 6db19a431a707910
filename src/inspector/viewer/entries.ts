import {
  type AppTab,
  type EarlierLoad,
  type Facts,
  type FeedMessage,
  type InspectedActor,
  type Offer,
  PAGE_LEFT,
  type PageForm,
  type Position,
  type Step,
  type WalkProgress,
} from '../feed/messages.ts';

/** A step as the log shows it. */
export type Entry = {
  id: string;
  /** Its place among all that was heard, which stays the same when older ones are let go. */
  place: number;
  tab: string;
  load: string;
  actor: InspectedActor;
  step: Step;
  before: Position | undefined;
  /** The first that is known of a page that was loaded again. */
  isAfterReload: boolean;
};

export type KnownActor = InspectedActor & AppTab;

export type Recording = {
  entries: readonly Entry[];
  actors: readonly KnownActor[];
  /** Loads that have gone: reloaded, closed, or left for the payment page. */
  gone: readonly string[];
  offers:
    | {
        actor: string;
        load: string;
        seq: number;
        state: string | undefined;
        offers: readonly Offer[];
        form: PageForm | undefined;
      }
    | undefined;
  walk: (AppTab & {actor: string; goal: string; progress: WalkProgress}) | undefined;
};

export const emptyRecording: Recording = {
  entries: [],
  actors: [],
  gone: [],
  offers: undefined,
  walk: undefined,
};

const MOST_ENTRIES = 2000;

const entryId = (load: string, {actor, seq}: Step): string => `${load}/${actor}/${seq}`;

const addActor = (recording: Recording, {tab, load}: AppTab, actor: InspectedActor): Recording =>
  recording.actors.some((known) => known.load === load && known.id === actor.id)
    ? recording
    : {...recording, actors: [...recording.actors, {...actor, tab, load}]};

const areSame = (before: Facts, after: Facts): boolean => {
  const names = Object.keys(after);
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => before[name] === after[name])
  );
};

/** A step that changes nothing in the context keeps the one before, so that its table is not rendered anew. */
const withKnownContext = (step: Step, before: Position | undefined): Step =>
  before && areSame(before.context, step.after.context)
    ? {...step, after: {...step.after, context: before.context}}
    : step;

const addStep = (recording: Recording, {tab, load}: AppTab, step: Step): Recording => {
  const {entries, actors} = recording;
  const actor = actors.find((known) => known.load === load && known.id === step.actor);
  const id = entryId(load, step);
  if (!actor || entries.some((entry) => entry.id === id)) return recording;
  const earlier = entries.findLast((entry) => entry.tab === tab);
  const previous = entryId(load, {...step, seq: step.seq - 1});
  const before = entries.findLast((one) => one.id === previous)?.step.after;
  const entry: Entry = {
    id,
    place: (entries.at(-1)?.place ?? -1) + 1,
    tab,
    load,
    actor,
    step: withKnownContext(step, before),
    before,
    isAfterReload: earlier !== undefined && earlier.load !== load,
  };
  return {...recording, entries: [...entries, entry].slice(-MOST_ENTRIES)};
};

type Recorded = Pick<EarlierLoad, 'actors' | 'steps'>;

/** What there is to say of a walk once its page has gone: where it arrived is no more. */
const walkOnceLeft = (walk: Recording['walk'], load: string): Recording['walk'] => {
  if (walk?.load !== load || walk.progress.kind === 'stopped') return walk;
  return walk.progress.kind === 'walking'
    ? {...walk, progress: {kind: 'stopped', reason: PAGE_LEFT}}
    : undefined;
};

const leave = (recording: Recording, load: string): Recording => ({
  ...recording,
  gone: [...recording.gone, load],
  walk: walkOnceLeft(recording.walk, load),
});

/** A page that is there has taken the place of what its tab showed, which may have gone without a word. */
const present = (recording: Recording, {tab, load}: AppTab): Recording => {
  const {gone, actors} = recording;
  const loads = new Set(actors.filter((actor) => actor.tab === tab).map((actor) => actor.load));
  const replaced = [...loads].filter((other) => other !== load && !gone.includes(other));
  const back = gone.includes(load)
    ? {...recording, gone: gone.filter((other) => other !== load)}
    : recording;
  return replaced.reduce(leave, back);
};

const addAll = (recording: Recording, source: AppTab, {actors, steps}: Recorded): Recording =>
  steps.reduce(
    (all, step) => addStep(all, source, step),
    actors.reduce((all, actor) => addActor(all, source, actor), recording),
  );

/** A load that went before the page that sends it. */
const addEarlier = (recording: Recording, source: AppTab, earlier: Recorded): Recording => {
  const known = addAll(recording, source, earlier);
  return known.gone.includes(source.load) ? known : leave(known, source.load);
};

/** A viewer that knows steps of the page was there before: it gets nothing from before that. */
const catchUp = (
  recording: Recording,
  message: Extract<FeedMessage, {kind: 'here'}>,
): Recording => {
  const {tab, load, earlier} = message;
  const isKnown = recording.entries.some((entry) => entry.load === load);
  const caughtUp = (isKnown ? [] : earlier).reduce(
    (all, one) => addEarlier(all, {tab, load: one.load}, one),
    recording,
  );
  return addAll(present(caughtUp, message), message, message);
};

/** What is known after a message from the app; a message that was heard before changes nothing. */
export const record = (recording: Recording, message: FeedMessage): Recording => {
  const {load} = message;
  switch (message.kind) {
    case 'ready':
      return present(recording, message);
    case 'here':
      return catchUp(recording, message);
    case 'started':
      return addActor(recording, message, message.actor);
    case 'steps':
      return message.steps.reduce((all, step) => addStep(all, message, step), recording);
    case 'offers': {
      const {actor, seq, state, offers, form} = message;
      return {...recording, offers: {actor, load, seq, state, offers, form}};
    }
    case 'walk': {
      const {tab, actor, goal, progress} = message;
      return {...recording, walk: {tab, load, actor, goal, progress}};
    }
    case 'gone':
      return leave(recording, load);
  }
};

const PIECE = 20;

/** Entries that follow each other, in pieces that do not change when later entries come or others are filtered out. */
export const piecesOf = (entries: readonly Entry[]) => {
  const pieces: {key: number; entries: Entry[]}[] = [];
  for (const entry of entries) {
    const key = Math.floor(entry.place / PIECE);
    const last = pieces.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else pieces.push({key, entries: [entry]});
  }
  return pieces;
};

type Known = Pick<Recording, 'actors' | 'gone'>;

/** The flow that each tab shows, or showed last. */
const shownActors = ({actors, gone}: Known): KnownActor[] => {
  const open = actors.filter(({load}) => !gone.includes(load));
  return [...new Map([...actors, ...open].map((actor) => [actor.tab, actor])).values()];
};

export const tabsIn = (known: Known) =>
  shownActors(known).map(({tab, load, flow}) => ({
    tab,
    flow,
    isOpen: !known.gone.includes(load),
  }));

/** Who runs a flow now, in a page that is there: in the followed tab, else in another. */
export const runningFlow = (
  known: Known,
  flow: string,
  followed: string | undefined,
): KnownActor | undefined => {
  const running = shownActors(known).filter(
    (actor) => actor.flow === flow && !known.gone.includes(actor.load),
  );
  return running.find(({tab}) => tab === followed) ?? running.at(-1);
};
