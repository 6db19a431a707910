import type {
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

const addStep = (recording: Recording, {tab, load}: Source, step: Step): Recording => {
  const {entries, actors} = recording;
  const actor = actors.find((known) => known.load === load && known.id === step.actor);
  const id = entryId(load, step);
  if (!actor || entries.some((entry) => entry.id === id)) return recording;
  const earlier = entries.findLast((entry) => entry.tab === tab);
  const previous = entryId(load, {...step, seq: step.seq - 1});
  const entry: Entry = {
    id,
    tab,
    load,
    actor,
    step,
    before: entries.findLast((one) => one.id === previous)?.step.after,
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
    case 'here':
      return catchUp(recording, message, message.actors, message.steps);
    case 'started':
      return addActor(recording, message, message.actor);
    case 'step':
      return addStep(recording, message, message.step);
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

/** The page that last did something, of each tab. */
export const tabsIn = ({actors, gone}: Recording) => {
  const latest = new Map(actors.map((actor) => [actor.tab, actor]));
  return [...latest].map(([tab, {load, flow}]) => ({tab, flow, isOpen: !gone.includes(load)}));
};
