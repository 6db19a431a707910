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
type Teller = (value: unknown) => Fact | Facts;

/** How each field of a type is told: one that is missing here does not compile. */
type Tellers<T> = Readonly<Record<keyof T, Teller>>;

const EMPTY = 'empty';

/** What a visitor types is their own affair: only whether there is something. */
export const typed = (value: unknown): string =>
  value === undefined || value === '' ? EMPTY : 'filled';

/** Passwords and tokens: no more than of what is typed. */
const secret = typed;

/** Said by nobody but the product itself, or one of a fixed list, which says nothing of who chose it. */
const choice =
  (...allowed: readonly string[]): Teller =>
  (value) =>
    allowed.find((one) => one === value) ?? typed(value);

const flag: Teller = (value) => value === true;
const count: Teller = (value) => (Array.isArray(value) ? value.length : 0);
const amount: Teller = (value) => Number(value);

export const bagOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? {...value} : {};

/** The facts of some fields of a value: of all, if none are named. */
export const tell = (
  tellers: Readonly<Record<string, Teller>>,
  value: unknown,
  names: readonly string[] = Object.keys(tellers),
): Facts => {
  const bag = bagOf(value);
  const known = names.filter((name) => Object.hasOwn(tellers, name));
  const told = known.map((name): Facts => {
    const fact = tellers[name]?.(bag[name]) ?? {};
    return typeof fact === 'object' ? fact : {[name]: fact};
  });
  return Object.assign({}, ...told);
};

const group =
  (tellers: Readonly<Record<string, Teller>>): Teller =>
  (value) =>
    tell(tellers, value);

const requested = {
  purpose: choice(...PURPOSES),
  domainName: typed,
} satisfies Tellers<Requested>;

const purposes: Teller = (value) =>
  [value ?? []]
    .flat()
    .map((one) => requested.purpose(bagOf(one)['purpose']))
    .join(', ') || EMPTY;

const subscriptionDetails = {
  period: choice(...PERIODS),
  numberOfUsers: choice(...USER_TIERS),
} satisfies Tellers<SubscriptionDetails>;

const billingDetails = {
  street: typed,
  houseNumber: typed,
  postalCode: typed,
  city: typed,
  countryCode: typed,
  invoiceReference: typed,
} satisfies Tellers<BillingDetails>;

export const draftTellers = {
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
} satisfies Tellers<Draft>;

const flags = {domainAlreadyTaken: flag, token_not_valid: flag} satisfies Tellers<ArrivalFlags>;

const addresses = {url: typed, paymentPage: typed} satisfies Tellers<Environment>;

export const environment: Teller = (value) => {
  const {url = EMPTY, paymentPage = EMPTY} = tell(addresses, value);
  return {environmentUrl: url, paymentPage};
};

const botCheck: Teller = (value) =>
  value === undefined ? EMPTY : `v${Number(bagOf(value)['version'])}`;

export const contextTellers = {
  draft: group(draftTellers),
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
  login: typed,
} satisfies Tellers<FlowContext>;
