import type {
  BillingDetails,
  DetailsValues,
  Draft,
  SubscriptionDetails,
  TeamMember,
} from '../draft/draft.ts';
import type {BotCheckAnswer, Environment} from './callResults.ts';
import type {Secret} from '../secret.ts';

/** Every screen of the funnel (specification 2.1); each flow gives the ones it has a path. */
export type Screen =
  | 'flowChoice'
  | 'account'
  | 'details'
  | 'team'
  | 'exampleData'
  | 'subscription'
  | 'billing'
  | 'creating'
  | 'created'
  | 'paymentOpening'
  | 'paymentPending'
  | 'paymentFailed'
  | 'paymentSuccess'
  | 'paymentCanceled'
  | 'upgradeChoice'
  | 'upgraded'
  | 'premium'
  | 'somethingWentWrong';

/** The paths that every flow has. */
export const sharedPaths = {somethingWentWrong: '/free/somethingwentwrong'} as const;

/** The paths by which flows lead to each other, and other sites to them. */
export type Entries = {
  readonly free: Readonly<Record<'flowChoice' | 'account', string>>;
  readonly pro: Readonly<Record<'account' | 'paymentSuccess' | 'paymentCanceled', string>>;
  readonly upgrade: Readonly<Record<'upgradeChoice' | 'billing' | 'premium', string>>;
};

/** A flow that makes an environment. */
export type SignUpFlow = 'free' | 'pro';

/** Results whose history entry keeps the environment that they show, so that a reload shows them again. */
export const KEPT_RESULTS: readonly Screen[] = ['created', 'upgraded', 'paymentFailed'];

export const PLANS = ['free', 'pro', 'premium'] as const;

export type Plan = (typeof PLANS)[number];

/** What is known of the name in the draft. `unanswered`: the call failed, which does not stop the visitor. */
export type Availability = 'unknown' | 'free' | 'taken' | 'unanswered';

/** The arrival flags, named as in specification 4.1. */
export type ArrivalFlags = {domainAlreadyTaken: boolean; token_not_valid: boolean};

export type FlowContext = {
  draft: Draft;
  password: Secret | undefined;
  /** Typed and not submitted: kept for a return to the field, and opens no step. */
  typedPassword?: Secret | undefined;
  telephoneRequired: boolean;
  plan: Plan | undefined;
  /** Whether the environment to upgrade came with the address, and the customer need not name it. */
  isDomainKnown: boolean;
  availability: Availability;
  suggestions: readonly string[];
  flags: ArrivalFlags;
  /** Creation refused a token, so the next one it gets must come from the visible challenge. */
  isTokenRefused: boolean;
  botCheck: BotCheckAnswer | undefined;
  environment: Environment;
  /** Names of those who are invited to the environment, for as long as its result is shown. */
  invited: readonly string[];
  /** What was ordered, once the values are cleared, for as long as a result is shown. */
  settledOrder?: SubscriptionDetails | undefined;
  /** The email address to log in with, once the values are cleared, for as long as a result is shown. */
  login?: string | undefined;
};

/** What a flow starts with: the shared form values, and the password while it is still in memory. */
export type FlowInput = Pick<
  FlowContext,
  'draft' | 'password' | 'typedPassword' | 'plan' | 'telephoneRequired'
>;

export type AccountValues = Pick<Draft, 'domainName' | 'acceptTermsAndConditions'>;

/** How a visitor came to ask for a screen: by its address, through Back or Forward, or by a link in the page. */
export type VisitKind = 'address' | 'history' | 'link';

/**
 * `link` is the trusted environment address that a payment page's return address carries, `kept` the environment
 * that a result's history entry holds; `payment.returned` means that the visitor came back from the payment page
 * without paying.
 */
export type FlowEvent =
  | {type: 'plan.choose'; plan: Plan}
  | {type: 'plan.confirm'}
  | {type: 'domain.edit'}
  | {type: 'domain.leave'; domainName: string}
  | {type: 'account.submit'; values: AccountValues; password: Secret}
  | {type: 'details.submit'; values: DetailsValues}
  | {type: 'team.submit'; teamMembers: TeamMember[]}
  | {type: 'team.skip'}
  | {type: 'exampleData.submit'; exampleData: 'data' | 'nodata'}
  | {type: 'subscription.submit'; subscriptionDetails: SubscriptionDetails}
  | {type: 'billing.submit'; billingDetails: BillingDetails; domainName?: string}
  | {type: 'draft.save'; values: Partial<Draft>; password?: Secret}
  | {type: 'step.goBack'}
  | {type: 'screen.visit'; screen: Screen; by: VisitKind; link?: string; kept?: Environment}
  | {type: 'subscription.prefill'; subscriptionDetails: SubscriptionDetails}
  | {type: 'domain.given'; domainName: string}
  | {type: 'payment.returned'; environment: Environment}
  | {type: 'flow.leave'}
  | {type: 'challenge.solved'; answer: BotCheckAnswer}
  | {type: 'challenge.expired'}
  | {type: 'challenge.failed'};

/**
 * `screen`: the visitor acts. `busy`: work runs. `preparing`: the visitor may fill in, submitting waits.
 * `loading`: what was submitted waits for the bot-check script.
 * `challenge`: the visible bot check shows. `departing`: the browser was sent to the payment page. `retry`: submitting
 * tries again. `locked`: nothing the visitor asks for is gone to. `checking`: a web address is being looked up.
 * `creating`: the creation request runs. `slow`: it takes longer than most.
 */
export type FlowTag =
  | 'screen'
  | 'busy'
  | 'preparing'
  | 'loading'
  | 'challenge'
  | 'retry'
  | 'locked'
  | 'departing'
  | 'checking'
  | 'creating'
  | 'slow';

/**
 * The screen a state shows and its path. `replace`: the address takes the place of the one before it, so that
 * Back cannot come here again. `aside`: it comes after the one before it, but gives its place to the one that follows.
 */
export type FlowMeta = {screen: Screen; path: string; history: 'push' | 'replace' | 'aside'};
