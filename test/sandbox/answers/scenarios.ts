import type {Call, Fault} from './faults.ts';

type Shared = {
  /** The test value: what to type, or what to choose in the control of the sandbox page. */
  id: string;
  what: string;
};

/** Chosen by the web address typed; the value may be followed by digits, so that it can be used again. */
export type NameScenario = Shared & {
  exists?: true;
  faults: Partial<Record<Call, Fault>>;
};

/** Chosen in the control of the sandbox page, since these calls carry no web address. */
export type CaptchaScenario = Shared & {call: Call; fault: Fault};

export const NAME_SCENARIOS: readonly NameScenario[] = [
  {
    id: 'bezet',
    what: 'The name is taken, as the field says on leaving it.',
    exists: true,
    faults: {},
  },
  {
    id: 'bestaand',
    what: 'An existing FREE environment, to upgrade: /upgrade/?domain=bestaand. Taken for a sign-up.',
    exists: true,
    faults: {},
  },
  {
    id: 'straksbezet',
    what: 'Available in the field, taken at creation: back to the start with the name marked.',
    faults: {creation: {kind: 'domainTaken'}},
  },
  {
    id: 'tokengeweigerd',
    what: 'Creation refuses the token of the invisible check; that of the visible challenge is accepted.',
    faults: {creation: {kind: 'challengeWanted'}},
  },
  {
    id: 'serverfout',
    what: 'Creation answers 500: something went wrong.',
    faults: {creation: {kind: 'status', status: 500}},
  },
  {
    id: 'traag',
    what: 'Creation succeeds, but only after 8 seconds.',
    faults: {creation: {kind: 'slow'}},
  },
  {
    id: 'hangt',
    what: 'Creation never answers.',
    faults: {creation: {kind: 'hang'}},
  },
  {
    id: 'verbroken',
    what: 'The connection is dropped half-way the answer to creation.',
    faults: {creation: {kind: 'drop'}},
  },
  {
    id: 'htmlantwoord',
    what: 'Creation answers an HTML page instead of JSON.',
    faults: {creation: {kind: 'html'}},
  },
  {
    id: 'geenbetaling',
    what: 'PRO: the environment is created, but no payment page comes back (payment failed).',
    faults: {creation: {kind: 'noPaymentPage'}},
  },
  {
    id: 'onveilig',
    what: 'Creation succeeds, with an environment address and a payment page on a host that is not trusted.',
    faults: {creation: {kind: 'untrusted'}},
  },
  {
    id: 'nietbereikbaar',
    what: 'Availability answers 503; creation works.',
    faults: {availability: {kind: 'status', status: 503}},
  },
  {
    id: 'geenantwoord',
    what: 'Availability never answers; creation works.',
    faults: {availability: {kind: 'hang'}},
  },
];

export const CAPTCHA_SCENARIOS: readonly CaptchaScenario[] = [
  {
    id: 'captchagewenst',
    what: 'The invisible check is refused and the visible challenge wanted; its token is valid.',
    call: 'validation',
    fault: {kind: 'captcha'},
  },
  {
    id: 'captchaongeldig',
    what: 'Every token is refused and no challenge is offered: a failed check.',
    call: 'validation',
    fault: {kind: 'invalid'},
  },
  {
    id: 'captchafout',
    what: 'Validation answers 500.',
    call: 'validation',
    fault: {kind: 'status', status: 500},
  },
  {
    id: 'captchahangt',
    what: 'Validation never answers.',
    call: 'validation',
    fault: {kind: 'hang'},
  },
  {
    id: 'scriptgeblokkeerd',
    what: 'The captcha script cannot be loaded, as with a content blocker.',
    call: 'script',
    fault: {kind: 'drop'},
  },
  {
    id: 'scripttraag',
    what: 'The captcha script comes after 8 seconds.',
    call: 'script',
    fault: {kind: 'slow'},
  },
  {
    id: 'tokenhangt',
    what: 'The invisible check never gives a token.',
    call: 'execute',
    fault: {kind: 'hang'},
  },
];

/** `traag`, `traag2` and `traag731` all choose the scenario `traag`. */
export const findNameScenario = (domain: string): NameScenario | undefined => {
  const id = domain.replace(/\d+$/, '');
  return NAME_SCENARIOS.find((scenario) => scenario.id === id);
};
