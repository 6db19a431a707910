/** Everything that the product asks the network for while a visitor goes through a flow. */
export const CALLS = [
  'script',
  'execute',
  'availability',
  'validation',
  'creation',
  'analytics',
  'errors',
  'firstView',
  'chunk',
] as const;
export type Call = (typeof CALLS)[number];

export const FLOWS = ['free', 'pro', 'upgrade'] as const;
export type Flow = (typeof FLOWS)[number];

type ChunkCall = 'firstView' | 'chunk';

/** A file of the build, whose faults no API answers. */
export const isChunk = (call: Call): call is ChunkCall => call === 'firstView' || call === 'chunk';

/** The chunks whose fault is tried in each flow: its own code, and that of a later screen. */
const CHUNKS: Record<ChunkCall, Record<Flow, RegExp>> = {
  firstView: {
    free: /\/assets\/FreeFlow-/,
    pro: /\/assets\/ProFlow-/,
    upgrade: /\/assets\/UpgradeFlow-/,
  },
  chunk: {
    free: /\/assets\/free-rest-/,
    pro: /\/assets\/pro-rest-/,
    upgrade: /\/assets\/pro-rest-/,
  },
};

const ADDRESSES: Record<Exclude<Call, ChunkCall>, RegExp> = {
  script: /\/sandbox\/recaptcha\/api\.js/,
  execute: /\/sandbox\/recaptcha\/execute$/,
  availability: /\/api\/installation\/availability\//,
  validation: /\/api\/validate-captcha$/,
  creation: /\/api\/installation\/add\//,
  analytics: /\/sandbox\/analytics$/,
  errors: /\/sandbox\/errors\/api\//,
};

/** Where a call goes to. */
export const addressOf = (call: Call, flow: Flow): RegExp =>
  isChunk(call) ? CHUNKS[call][flow] : ADDRESSES[call];

/** What the table calls it, and when it is requested. */
export const CALL_WORDS: Record<Call, {title: string; text: string}> = {
  script: {
    title: 'The script of the bot check',
    text: 'Loaded on arrival at the first step with a bot check.',
  },
  execute: {
    title: 'The invisible check',
    text: 'The provider is asked for a token when the visitor submits.',
  },
  availability: {
    title: 'Availability',
    text: 'Asked on Next at the start; in the upgrade flow, whether the environment exists.',
  },
  validation: {title: 'Validation', text: 'The API judges the token.'},
  creation: {title: 'Creation', text: 'The one request that makes or upgrades the environment.'},
  analytics: {title: 'Analytics', text: 'Every page view fails, from the first to the last.'},
  errors: {
    title: 'Error report',
    text: 'The report of a validation that failed before; the visitor sees that failure alone.',
  },
  firstView: {
    title: 'A chunk of the first view',
    text:
      "The flow's own code, while the first screen is there to read and the password is typed into it. A fault affects the first " +
      'request alone, but for a browser that is offline and a new release, which last.',
  },
  chunk: {
    title: 'A chunk that is loaded when it is needed',
    text: 'The rest of the flow, which the first use of a field or the choice of a plan asks for already.',
  },
};
