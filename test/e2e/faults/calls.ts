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
  'part',
] as const;
export type Call = (typeof CALLS)[number];

export const FLOWS = ['free', 'pro', 'upgrade'] as const;
export type Flow = (typeof FLOWS)[number];

type Part = 'firstView' | 'part';

/** A file of the build, whose faults no API answers. */
export const isPart = (call: Call): call is Part => call === 'firstView' || call === 'part';

/** The parts whose fault is tried in each flow: its own code, and that of a screen that comes later. */
const PARTS: Record<Part, Record<Flow, RegExp>> = {
  firstView: {
    free: /\/assets\/FreeFlow-/,
    pro: /\/assets\/ProFlow-/,
    upgrade: /\/assets\/UpgradeFlow-/,
  },
  part: {
    free: /\/assets\/free-rest-/,
    pro: /\/assets\/pro-rest-/,
    upgrade: /\/assets\/pro-rest-/,
  },
};

const ADDRESSES: Record<Exclude<Call, Part>, RegExp> = {
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
  isPart(call) ? PARTS[call][flow] : ADDRESSES[call];

/** What the table calls it, and how it is come to. */
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
    title: 'A part of the first view',
    text:
      "The flow's own code, while the first screen is there to read and the password is typed into it. A fault befalls the first " +
      'request alone, but for a browser that is offline and a new release, which last.',
  },
  part: {
    title: 'A part that is loaded when it is needed',
    text: 'The rest of the flow, which the first use of a field or the choice of a plan asks for already.',
  },
};
