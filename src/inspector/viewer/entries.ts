import type {
  Facts,
  FeedMessage,
  InspectedActor,
  Offer,
  Position,
  Step,
  WalkProgress,
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

export type Recording = {
  entries: readonly Entry[];
  actors: readonly (InspectedActor & {tab: string; load: string})[];
  /** Loads that have gone: reloaded, closed, or left for the payment page. */
  gone: readonly string[];
  offers: {actor: string; load: string; seq: number; offers: readonly Offer[]} | undefined;
  walk: {actor: string; goal: string; progress: WalkProgress} | undefined;
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

type Source = {tab: string; load: string};

const addActor = (recording: Recording, {tab, load}: Source, actor: InspectedActor): Recording =>
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

/** A step that changes nothing in the context keeps the one before, so that its table is not drawn anew. */
const withKnownContext = (step: Step, before: Position | undefined): Step =>
  before && areSame(before.context, step.after.context)
    ? {...step, after: {...step.after, context: before.context}}
    : step;

const addStep = (recording: Recording, {tab, load}: Source, step: Step): Recording => {
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

const present = (recording: Recording, load: string): Recording =>
  recording.gone.includes(load)
    ? {...recording, gone: recording.gone.filter((other) => other !== load)}
    : recording;

const catchUp = (
  recording: Recording,
  source: Source,
  actors: readonly InspectedActor[],
  steps: readonly Step[],
): Recording =>
  steps.reduce(
    (all, step) => addStep(all, source, step),
    actors.reduce((all, actor) => addActor(all, source, actor), present(recording, source.load)),
  );

/** What is known after a message from the app; a message that was heard before changes nothing. */
export const record = (recording: Recording, message: FeedMessage): Recording => {
  const {load} = message;
  switch (message.kind) {
    case 'ready':
      return recording;
    case 'here':
      return catchUp(recording, message, message.actors, message.steps);
    case 'started':
      return addActor(recording, message, message.actor);
    case 'steps':
      return message.steps.reduce((all, step) => addStep(all, message, step), recording);
    case 'offers': {
      const {actor, seq, offers} = message;
      return {...recording, offers: {actor, load, seq, offers}};
    }
    case 'walk': {
      const {actor, goal, progress} = message;
      return {...recording, walk: {actor, goal, progress}};
    }
    case 'gone':
      return {...recording, gone: [...recording.gone, load]};
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

/** The page that last did something, of each tab. */
export const tabsIn = ({actors, gone}: Pick<Recording, 'actors' | 'gone'>) => {
  const latest = new Map(actors.map((actor) => [actor.tab, actor]));
  return [...latest].map(([tab, {load, flow}]) => ({tab, flow, isOpen: !gone.includes(load)}));
};
