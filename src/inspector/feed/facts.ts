import type {AnyEventObject} from 'xstate';
import type {Draft} from '../../../machines/shared/draft.ts';
import type {FlowContext} from '../../../machines/shared/flowTypes.ts';
import type {Facts} from './messages.ts';

const FILLED = 'filled';
const EMPTY = 'empty';

const filled = (value: unknown): string => (value === undefined || value === '' ? EMPTY : FILLED);

type Bag = Readonly<Record<string, unknown>>;

const bagOf = (value: unknown): Bag =>
  typeof value === 'object' && value !== null ? {...value} : {};

const members = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

const group = (name: string, value: unknown, fields: readonly string[]): Facts => {
  const bag = bagOf(value);
  const known = fields.filter((field) => field in bag);
  return Object.fromEntries(known.map((field) => [`${name}${field}`, filled(bag[field])]));
};

const DRAFT_FIELDS = [
  'domainName',
  'acceptTermsAndConditions',
  'firstName',
  'lastName',
  'companyName',
  'email',
  'telephone',
  'exampleData',
  'existingDomainName',
] as const satisfies readonly (keyof Draft)[];
const SUBSCRIPTION_FIELDS = ['period', 'numberOfUsers'];
const BILLING_FIELDS = [
  'street',
  'houseNumber',
  'postalCode',
  'city',
  'countryCode',
  'invoiceReference',
];

/** Which form values are filled in; what they are is the visitor's own affair. */
const draftFacts = (value: unknown): Facts => {
  const draft = bagOf(value);
  return {
    ...group('', draft, DRAFT_FIELDS),
    ...('teamMembers' in draft && {teamMembers: members(draft['teamMembers'])}),
    ...group('', draft['subscriptionDetails'], SUBSCRIPTION_FIELDS),
    ...group('', draft['billingDetails'], BILLING_FIELDS),
  };
};

const addressFacts = (value: unknown): Facts => {
  const {url, paymentPage} = bagOf(value);
  return {environmentUrl: filled(url), paymentPage: filled(paymentPage)};
};

/** The allow-listed view of a flow's context: a part of it that is not named here is not shown. */
export const contextFacts = (context: FlowContext): Facts => ({
  ...draftFacts(context.draft),
  password: filled(context.password),
  botCheck: context.botCheck ? `v${context.botCheck.version}` : EMPTY,
  plan: context.plan ?? EMPTY,
  telephoneRequired: context.telephoneRequired,
  isDomainKnown: context.isDomainKnown,
  availability: context.availability,
  suggestions: context.suggestions.length,
  domainAlreadyTaken: context.flags.domainAlreadyTaken,
  token_not_valid: context.flags.token_not_valid,
  ...addressFacts(context.environment),
});

/** Choices out of a fixed list, which say nothing of who made them. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  plan: ['free', 'pro', 'premium'],
  exampleData: ['data', 'nodata'],
  by: ['address', 'history', 'link'],
};
const SCREEN = /^[a-zA-Z]{1,30}$/;

const choiceFacts = (event: Bag): Facts => {
  const choices: Record<string, string> = {};
  for (const [name, allowed] of Object.entries(CHOICES)) {
    const chosen = allowed.find((choice) => choice === event[name]);
    if (chosen !== undefined) choices[name] = chosen;
  }
  const {screen} = event;
  return typeof screen === 'string' && SCREEN.test(screen) ? {...choices, screen} : choices;
};

const OUTCOMES = [
  'free',
  'taken',
  'valid',
  'challengeWanted',
  'accepted',
  'domainTaken',
  'tokenRefused',
];
const FAILURES = ['network', 'aborted', 'timeout', 'status', 'malformed', 'script'];

const outcomeFacts = (output: unknown): Facts => {
  const bag = bagOf(output);
  const kind = OUTCOMES.find((outcome) => outcome === bag['kind']);
  return {
    ...(kind && {outcome: kind}),
    ...('environment' in bag && addressFacts(bag['environment'])),
    ...('version' in bag && {version: Number(bag['version'])}),
    ...(Array.isArray(output) && {found: output.length}),
  };
};

const failureFacts = (error: unknown): Facts => {
  const bag = bagOf(error);
  const kind = FAILURES.find((failure) => failure === bag['kind']);
  return {
    failure: kind ?? 'unexpected',
    ...(typeof bag['status'] === 'number' && {status: bag['status']}),
  };
};

/** The allow-listed view of an event's payload: never the event itself. */
export const eventFacts = (event: AnyEventObject): Facts => {
  const bag: Bag = event;
  if (event.type.startsWith('xstate.error.')) return failureFacts(bag['error']);
  if (event.type.startsWith('xstate.done.')) return outcomeFacts(bag['output']);
  if (event.type.startsWith('xstate.')) return {};
  return {
    ...choiceFacts(bag),
    ...group('', bag, ['domainName', 'password', 'link']),
    ...('teamMembers' in bag && {teamMembers: members(bag['teamMembers'])}),
    ...draftFacts(bag['values']),
    ...group('', bag['subscriptionDetails'], SUBSCRIPTION_FIELDS),
    ...group('', bag['billingDetails'], BILLING_FIELDS),
    ...('environment' in bag && addressFacts(bag['environment'])),
    ...('answer' in bag && {version: Number(bagOf(bag['answer'])['version'])}),
  };
};
