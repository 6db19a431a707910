import {type Call, type Flow, isChunk} from './calls.ts';
import {type FaultName, faultOf} from './faultKinds.ts';

/** What the visitor sees of a fault. */
export type Effect =
  | 'nothing'
  | 'waits'
  | 'waitsLong'
  | 'tryAgain'
  | 'errorScreen'
  | 'maybeMade'
  | 'probablyMade'
  | 'maybeOrdered'
  | 'missingChunk'
  | 'chunkAgain'
  | 'missingCalls'
  | 'withoutAddress'
  | 'resumes'
  | 'comes'
  | 'comesOnline';

export const EFFECT_WORDS: Record<Effect, {sees: string; wayOn: string}> = {
  nothing: {sees: 'nothing', wayOn: 'none is needed'},
  waits: {sees: 'that the page is busy', wayOn: 'goes on once it is there'},
  waitsLong: {sees: 'that the page is busy', wayOn: 'goes on without it'},
  tryAgain: {sees: 'that the check failed', wayOn: 'Try again'},
  errorScreen: {sees: 'Something went wrong, with a reference', wayOn: 'back, all is still there'},
  missingChunk: {
    sees: 'that a chunk is missing, where all is still there',
    wayOn: 'loads the page again, then the password',
  },
  chunkAgain: {
    sees: 'that a chunk is missing, where all is still there',
    wayOn: 'Try again, then goes on by itself',
  },
  maybeMade: {
    sees: 'Something went wrong, and that the environment may have been made; with a reference',
    wayOn: 'back, all is still there, and the same is said before the next try',
  },
  probablyMade: {
    sees: 'Something went wrong, and that the environment may have been made; with a reference',
    wayOn: 'hears that the environment was probably made; another web address',
  },
  maybeOrdered: {
    sees: 'Something went wrong, and that the order may have arrived; with a reference',
    wayOn: 'back, all is still there, and the warning of a second order',
  },
  missingCalls: {
    sees: 'that a chunk is missing',
    wayOn: 'loads the page again, then the password',
  },
  withoutAddress: {
    sees: 'that it is made, without a link to it',
    wayOn: 'none is needed',
  },
  comes: {
    sees: 'the first screen, to be filled in',
    wayOn: 'goes on by itself, with what was typed',
  },
  comesOnline: {
    sees: 'that a chunk is missing, above the first screen',
    wayOn: 'goes on by itself once it is online, with what was typed',
  },
  resumes: {
    sees: 'that it is offline and a chunk is missing',
    wayOn: 'goes on by itself once it is online',
  },
};

/** A chunk is tried again by the clock too. */
export const UNTIL_IT_COMES = 'until it comes';

export type Expectation = {
  effect: Effect;
  /** How often the disturbed call is sent, from the first screen to the end of the flow. */
  requests: number | typeof UNTIL_IT_COMES;
  /** Messages of the reports that arrive, oldest first. */
  reported: readonly string[];
};

const HOW_OFTEN: Record<
  Exclude<Call, 'analytics' | 'errors' | 'firstView' | 'chunk'>,
  Record<Flow, number>
> = {
  script: {free: 1, pro: 1, upgrade: 1},
  execute: {free: 1, pro: 2, upgrade: 1},
  availability: {free: 1, pro: 1, upgrade: 1},
  validation: {free: 1, pro: 2, upgrade: 1},
  creation: {free: 1, pro: 1, upgrade: 1},
};
/** Up to the last button: one on coming to each path, and one on leaving it. */
const PAGE_VIEWS: Record<Flow, number> = {free: 7, pro: 11, upgrade: 5};

const LIMITS: Partial<Record<Call, number>> = {
  availability: 4_000,
  creation: 600_000,
};
const BOT_CHECK_LIMIT = 10_000;

const NAMES: Partial<Record<Call, string>> = {
  script: 'loadBotCheck',
  execute: 'executeBotCheck',
  availability: 'checkAvailability',
  validation: 'validateToken',
  creation: 'createEnvironment',
  chunk: 'loadChunk',
};

/** In milliseconds: how long the product waits for a call before it goes on or gives up. */
export const limitOf = (call: Call): number => LIMITS[call] ?? BOT_CHECK_LIMIT;

const failureOf = (call: Call, name: FaultName): string => {
  const {status, ending} = faultOf(name);
  if (isChunk(call) || name === 'newRelease') return 'Network Error';
  if (name === 'hung') return `timeout of ${limitOf(call)}ms exceeded`;
  if (call === 'script') return 'Bot check could not be loaded';
  if (call === 'execute') return 'Bot check gave no answer';
  if (status !== undefined) return `Request failed with status code ${status}`;
  if (ending !== undefined || name === 'dropped') return 'Network Error';
  return 'Answer not understood';
};

/** Whether a request may have been carried out all the same. */
const isLost = (name: FaultName): boolean => {
  const {status = 0} = faultOf(name);
  return status < 400 || status >= 500;
};

const effectOnFirstView = (name: FaultName): Effect => {
  if (name === 'newRelease') return 'missingChunk';
  return name === 'offline' ? 'comesOnline' : 'comes';
};

const effectOnChunk = (name: FaultName): Effect => {
  // What a new release took away comes with its page alone.
  if (name === 'newRelease') return 'missingChunk';
  return name === 'offline' ? 'resumes' : 'chunkAgain';
};

const effectOf = (call: Call, name: FaultName, flow: Flow): Effect => {
  if (call === 'analytics' || call === 'errors') return 'nothing';
  if (call === 'firstView') return effectOnFirstView(name);
  if (name === 'slow') return 'waits';
  if (call === 'creation' && name === 'wrongTypes') return 'withoutAddress';
  if (call === 'availability' && name === 'newRelease') return 'missingCalls';
  if (call === 'chunk') return effectOnChunk(name);
  if (call === 'creation') {
    if (!isLost(name)) return 'errorScreen';
    if (flow === 'upgrade') return 'maybeOrdered';
    return name === 'noCors' ? 'probablyMade' : 'maybeMade';
  }
  if (call === 'availability') return name === 'hung' ? 'waitsLong' : 'nothing';
  return 'tryAgain';
};

const UNTRUSTED = ['url', 'stripe-url'].map(
  (field) => `createEnvironment: Untrusted address in ${field}`,
);
/** In the upgrade flow the bot check comes right after it, with the same code. */
const MISSING_CALLS = ['checkAvailability', 'validateToken'].map(
  (call) => `${call}: Network Error`,
);
const TRIGGER = 'validateToken: Request failed with status code 503';

/** A report that is refused, cut short or never taken in has still been sent to the service. */
const isTakenIn = (name: FaultName): boolean =>
  faultOf(name).answer !== undefined || name === 'slow' || name === 'noCors';

const reportedOf = (call: Call, name: FaultName, flow: Flow, effect: Effect): readonly string[] => {
  if (call === 'errors') return isTakenIn(name) ? [TRIGGER] : [];
  if (call === 'analytics' || call === 'firstView' || effect === 'waits') return [];
  if (effect === 'withoutAddress') return UNTRUSTED;
  if (effect === 'missingCalls' && flow === 'upgrade') return MISSING_CALLS;
  return [`${NAMES[call]}: ${failureOf(call, name)}`];
};

const requestsOf = (
  call: Call,
  name: FaultName,
  flow: Flow,
  effect: Effect,
): Expectation['requests'] => {
  if (call === 'errors') return name === 'newRelease' ? 0 : 1;
  if (call === 'analytics') {
    if (name === 'newRelease') return 0;
    return name === 'hung' ? 1 : PAGE_VIEWS[flow];
  }
  if (call === 'availability') return 1;
  if (isChunk(call)) return UNTIL_IT_COMES;
  const isRepeated = !['waits', 'withoutAddress'].includes(effect);
  return HOW_OFTEN[call][flow] + (isRepeated ? 1 : 0);
};

/** What has to come of a fault. */
export const expectationOf = (call: Call, name: FaultName, flow: Flow): Expectation => {
  const effect = effectOf(call, name, flow);
  return {
    effect,
    requests: requestsOf(call, name, flow, effect),
    reported: reportedOf(call, name, flow, effect),
  };
};
