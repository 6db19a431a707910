import type {FlowContext, FlowEvent, Screen} from './flowTypes.ts';
import type {AvailabilityResult, CreationOutcome, ValidationResult} from './callResults.ts';
import {isTeamValid} from '../draft/team.ts';
import {tidyDomainName} from '../draft/tidy.ts';
import {areDetailsComplete, isBillingComplete, isDomainName} from '../draft/validity.ts';

type Args = {context: FlowContext; event: FlowEvent};

type Visit = Extract<FlowEvent, {type: 'screen.visit'}>;

export const asksFor = (event: FlowEvent, screen: Screen): event is Visit =>
  event.type === 'screen.visit' && event.screen === screen;

/** By its address, never by Back or Forward (specification 2.12). */
export const isOpening = (event: FlowEvent, screen: Screen): event is Visit =>
  asksFor(event, screen) && event.by === 'address';

/** With what the result's own history entry kept. */
const isReopening = (event: FlowEvent, screen: Screen): boolean =>
  isOpening(event, screen) && event.kept !== undefined;

const reopeningGuards = {
  isReopeningCreated: ({event}: Args) => isReopening(event, 'created'),
  isReopeningUpgraded: ({event}: Args) => isReopening(event, 'upgraded'),
  isReopeningPaymentFailed: ({event}: Args) => isReopening(event, 'paymentFailed'),
};

const hasAccount = ({availability, draft, password}: FlowContext): boolean =>
  password !== undefined &&
  availability !== 'taken' &&
  draft.acceptTermsAndConditions === 'YES' &&
  isDomainName(draft.domainName);

const hasDetails = (context: FlowContext): boolean =>
  hasAccount(context) && areDetailsComplete(context.draft, context.telephoneRequired);

export const hasTeam = (context: FlowContext): boolean =>
  hasDetails(context) && isTeamValid(context.draft.teamMembers, context.draft.email);

/** A later step opens only when all before it is in order and the password is known (specification 2.3). */
const visitGuards = {
  isVisitingAccount: ({event}: Args) => asksFor(event, 'account'),
  canVisitDetails: ({context, event}: Args) => asksFor(event, 'details') && hasAccount(context),
  canVisitTeam: ({context, event}: Args) => asksFor(event, 'team') && hasDetails(context),
  canVisitExampleData: ({context, event}: Args) =>
    asksFor(event, 'exampleData') && hasTeam(context),
};

/** Forward must not overtake the answer whether the web address is free. */
const waitingGuards = {
  isVisitingLaterStep: ({event}: Args) => LATER_STEPS.some((screen) => asksFor(event, screen)),
};

const LATER_STEPS: readonly Screen[] = [
  'details',
  'team',
  'exampleData',
  'subscription',
  'billing',
];

export const canVisitSignUpStep = (args: Args): boolean =>
  Object.values(visitGuards).some((canVisit) => canVisit(args));

const planGuards = {
  isFreeChosen: ({context}: Args) => context.plan === 'free',
  isProChosen: ({context}: Args) => context.plan === 'pro',
  isPremiumChosen: ({context}: Args) => context.plan === 'premium',
};

/** Taken means, for an upgrade, that the environment exists (specification 4.4). */
const availabilityGuards = {
  /** Creation found the name taken, so asking for it unedited would only be refused again. */
  isNameRefused: ({context, event}: Args) =>
    event.type === 'account.submit' &&
    context.flags.domainAlreadyTaken &&
    tidyDomainName(event.values.domainName) === context.draft.domainName,
  isEnvironmentUnconfirmed: ({context: {availability}}: Args) =>
    availability !== 'taken' && availability !== 'unanswered',
  isTaken: (_: Args, result: AvailabilityResult) => result.kind === 'taken',
};

const botCheckGuards = {
  isChallengeWanted: ({context}: Args) =>
    context.flags.token_not_valid || (context.isTokenRefused && context.botCheck?.version !== 2),
  isAnswerHeld: ({context}: Args) => context.botCheck?.version === 2,
  isTokenValid: (_: Args, result: ValidationResult) => result.kind === 'valid',
};

/** Outcomes (a)–(e) of creation; what is none of these is (f) (specification 4.3). */
const creationGuards = {
  hasPaymentPage: ({context}: Args, outcome: CreationOutcome) =>
    outcome.kind === 'accepted' &&
    isBillingComplete(context.draft.billingDetails) &&
    outcome.environment.paymentPage !== undefined,
  hasBillingDetails: ({context}: Args, outcome: CreationOutcome) =>
    outcome.kind === 'accepted' && isBillingComplete(context.draft.billingDetails),
  isAccepted: (_: Args, outcome: CreationOutcome) => outcome.kind === 'accepted',
  isDomainTaken: (_: Args, outcome: CreationOutcome) => outcome.kind === 'domainTaken',
  isTokenRefused: (_: Args, outcome: CreationOutcome) => outcome.kind === 'tokenRefused',
};

export const flowGuards = {
  ...planGuards,
  ...visitGuards,
  ...waitingGuards,
  ...availabilityGuards,
  ...botCheckGuards,
  ...creationGuards,
  ...reopeningGuards,
};
