import {
  type BillingDetails,
  type Draft,
  PURPOSES,
  type Requested,
  type SubscriptionDetails,
} from '../../../../machines/shared/draft/draft.ts';
import type {ArrivalFlags, FlowContext} from '../../../../machines/shared/flow/flowTypes.ts';
import {PERIODS, USER_TIERS} from '../../../../machines/shared/limits.ts';
import type {Environment} from '../../../../machines/shared/flow/callResults.ts';
import type {Facts} from '../messages.ts';

type Fact = Facts[string];
type Format = (value: unknown) => Fact | Facts;

/** How each field of a type is shown: one that is missing here does not compile. */
type Formats<T> = Readonly<Record<keyof T, Format>>;

const EMPTY = 'empty';

/** What a visitor types is their own affair: only whether there is something. */
export const typed = (value: unknown): string =>
  value === undefined || value === '' ? EMPTY : 'filled';

/** Passwords and tokens: no more than of what is typed. */
const secret = typed;

/** Said by nobody but the product itself, or one of a fixed list, which says nothing of who chose it. */
const choice =
  (...allowed: readonly string[]): Format =>
  (value) =>
    allowed.find((one) => one === value) ?? typed(value);

const flag: Format = (value) => value === true;
const count: Format = (value) => (Array.isArray(value) ? value.length : 0);
const amount: Format = (value) => Number(value);

export const bagOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? {...value} : {};

/** The facts of some fields of a value: of all, if none are named. */
export const factsOf = (
  formats: Readonly<Record<string, Format>>,
  value: unknown,
  names: readonly string[] = Object.keys(formats),
): Facts => {
  const bag = bagOf(value);
  const known = names.filter((name) => Object.hasOwn(formats, name));
  const facts = known.map((name): Facts => {
    const fact = formats[name]?.(bag[name]) ?? {};
    return typeof fact === 'object' ? fact : {[name]: fact};
  });
  return Object.assign({}, ...facts);
};

const group =
  (formats: Readonly<Record<string, Format>>): Format =>
  (value) =>
    factsOf(formats, value);

const requested = {
  purpose: choice(...PURPOSES),
  domainName: typed,
} satisfies Formats<Requested>;

const purposes: Format = (value) =>
  [value ?? []]
    .flat()
    .map((one) => requested.purpose(bagOf(one)['purpose']))
    .join(', ') || EMPTY;

const subscriptionDetails = {
  period: choice(...PERIODS),
  numberOfUsers: choice(...USER_TIERS),
} satisfies Formats<SubscriptionDetails>;

const order: Format = (value) => subscriptionDetails.numberOfUsers(bagOf(value)['numberOfUsers']);

const billingDetails = {
  street: typed,
  houseNumber: typed,
  postalCode: typed,
  city: typed,
  countryCode: typed,
  invoiceReference: typed,
} satisfies Formats<BillingDetails>;

export const draftFormats = {
  domainName: typed,
  acceptTermsAndConditions: choice('YES'),
  discount: amount,
  firstName: typed,
  lastName: typed,
  companyName: typed,
  email: typed,
  telephone: typed,
  teamMembers: count,
  exampleData: choice('data', 'nodata'),
  subscriptionDetails: group(subscriptionDetails),
  billingDetails: group(billingDetails),
  existingDomainName: typed,
  sent: purposes,
  lost: purposes,
  accepted: purposes,
  refused: purposes,
  acceptedUrl: typed,
  ordered: order,
} satisfies Formats<Draft>;

const flags = {domainAlreadyTaken: flag, token_not_valid: flag} satisfies Formats<ArrivalFlags>;

const addresses = {url: typed, paymentPage: typed} satisfies Formats<Environment>;

export const environment: Format = (value) => {
  const {url = EMPTY, paymentPage = EMPTY} = factsOf(addresses, value);
  return {environmentUrl: url, paymentPage};
};

const botCheck: Format = (value) =>
  value === undefined ? EMPTY : `v${Number(bagOf(value)['version'])}`;

export const contextFormats = {
  draft: group(draftFormats),
  password: secret,
  typedPassword: secret,
  botCheck,
  plan: choice('free', 'pro', 'premium'),
  telephoneRequired: flag,
  isDomainKnown: flag,
  availability: choice('unknown', 'free', 'taken', 'unanswered'),
  suggestions: count,
  flags: group(flags),
  isTokenRefused: flag,
  environment,
  invited: count,
  settledOrder: order,
  login: typed,
} satisfies Formats<FlowContext>;
