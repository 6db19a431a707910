import type {OutputFrom, StateValue} from 'xstate';
import {
  type BillingDetails,
  type DetailsValues,
  type Draft,
  emptyDraft,
  type SubscriptionDetails,
} from '../draft/draft.ts';
import type {flowActors} from '../flow/flowActors.ts';
import {flowGuards} from '../flow/flowGuards.ts';
import {
  type AccountValues,
  type FlowContext,
  type FlowEvent,
  type FlowInput,
  KEPT_RESULTS,
  type Plan,
  type Screen,
} from '../flow/flowTypes.ts';
import type {CallFailure} from '../flow/callResults.ts';
import {Secret} from '../secret.ts';
import type {TimeLimit} from '../timeLimits.ts';
import {isBillingComplete} from '../draft/validity.ts';

/** Named examples: what happens, in words a product owner reads, and the payload it comes with. */
export type Cases<T> = Readonly<Record<string, T>>;

type Payload<T extends FlowEvent['type']> = Omit<Extract<FlowEvent, {type: T}>, 'type'>;
export type EventCases = {readonly [T in FlowEvent['type']]?: Cases<Payload<T>>};

type FlowActors = typeof flowActors;
type ActorName = keyof FlowActors;
type CasesOf<T> = [T] extends [{kind: string}]
  ? {readonly [K in T['kind']]: Cases<Extract<T, {kind: K}>>}
  : {readonly answer: Cases<T>};

/** Per operation and kind of result, so that a new one does not compile without an example. */
export type ResultCases = {readonly [A in ActorName]: CasesOf<OutputFrom<FlowActors[A]>>};

/** What a flow can meet: the paths through its chart are made of these. */
export type FlowModel = {
  /** What a flow may start with. */
  starts: Cases<FlowInput>;
  events: EventCases;
  results: ResultCases;
  failures: Readonly<Record<ActorName, Cases<CallFailure>>>;
  timeLimits: Readonly<Record<TimeLimit, string>>;
  /** Exactly what guards read, so that the number of different states stays finite. */
  serialiseState: (state: {value: StateValue; context: FlowContext}) => string;
};

const network: CallFailure = {kind: 'network', message: 'Network Error'};

const account: AccountValues = {domainName: 'acmetest', acceptTermsAndConditions: 'YES'};

const details: DetailsValues = {
  firstName: 'Jan',
  lastName: 'de Tester',
  companyName: 'Proefbedrijf BV',
  email: 'jan@example.test',
  telephone: '0201234567',
};

const filledIn: Draft = {
  ...emptyDraft,
  ...account,
  ...details,
  teamMembers: [{firstName: 'Piet', lastName: 'Proef', email: 'piet@example.test'}],
};

const password = new Secret('Welkom2024x');
const start = {draft: emptyDraft, password: undefined, plan: undefined, telephoneRequired: true};

export const flowStarts = {
  'nothing is known': start,
  'the form values are restored, the password is not': {...start, draft: filledIn},
  'the form values and the password are known': {...start, draft: filledIn, password},
} satisfies Cases<FlowInput>;

/** The choice of a plan, among those a flow offers. */
export const choiceEvents = (...plans: readonly Plan[]) =>
  ({
    'plan.choose': Object.fromEntries(
      plans.map((plan) => [`chooses ${plan.toUpperCase()}`, {plan}] as const),
    ),
    'plan.confirm': {'confirms the plan': {}},
  }) satisfies EventCases;

/** What any step may meet. */
export const stepEvents = {
  'domain.edit': {'edits the web address': {}},
  'draft.save': {'types a company name': {values: {companyName: details.companyName}}},
  'step.goBack': {'goes back a step': {}},
  'flow.leave': {'leaves for another flow': {}},
  'challenge.solved': {
    'solves the challenge': {answer: {token: new Secret('v2-token'), version: 2}},
  },
  'challenge.expired': {'lets the challenge expire': {}},
  'challenge.failed': {'sees the challenge fail': {}},
} satisfies EventCases;

export const signUpEvents = {
  'domain.leave': {'leaves the web address field': {domainName: account.domainName}},
  'account.submit': {
    'submits the account': {values: account, password},
    'submits another web address': {values: {...account, domainName: 'acmetest2'}, password},
  },
  'details.submit': {'submits the details': {values: details}},
  'team.submit': {'submits the team': {teamMembers: filledIn.teamMembers}},
  'team.skip': {'skips the team': {}},
  'exampleData.submit': {
    'submits with example data': {exampleData: 'data'},
    'submits without example data': {exampleData: 'nodata'},
  },
} satisfies EventCases;

const billingDetails: BillingDetails = {
  street: 'Teststraat',
  houseNumber: '12',
  postalCode: '1234 AB',
  city: 'Proefstad',
  countryCode: 'NL',
  invoiceReference: '',
};

const url = 'https://acmetest.testwerf.example';

const environment = {
  url,
  paymentPage: 'https://checkout.stripe.com/pay/1',
};

export const subscriptionDetails: SubscriptionDetails = {period: 'yearly', numberOfUsers: '25'};

export const paidEvents = {
  'subscription.submit': {'submits the subscription': {subscriptionDetails}},
  'billing.submit': {
    'submits the billing details': {billingDetails},
    'submits billing details with a gap': {billingDetails: {...billingDetails, city: ''}},
  },
  'payment.returned': {'returns from the payment page': {environment}},
} satisfies EventCases;

type Paths = Partial<Record<Screen, string>>;

const placeOf = (paths: Paths, screen: Screen): string => {
  const path = paths[screen];
  const isShared = Object.values(paths).filter((other) => other === path).length > 1;
  return isShared ? `${path} (${screen})` : `${path}`;
};

/** Every screen of a flow, requested in the ways that guards distinguish. */
export const visitsOf = (paths: Paths): Cases<Payload<'screen.visit'>> =>
  Object.fromEntries(
    (Object.keys(paths) as Screen[]).flatMap((screen) => {
      const place = placeOf(paths, screen);
      const kept = KEPT_RESULTS.includes(screen) && {kept: {url}};
      return [
        [`opens ${place} by its address`, {screen, by: 'address'}],
        [`returns to ${place} by Back or Forward`, {screen, by: 'history', ...kept}],
        ...(kept ? [[`reloads ${place}`, {screen, by: 'address', ...kept}] as const] : []),
      ];
    }),
  );

export const flowResults: ResultCases = {
  checkAvailability: {
    free: {'the web address is free': {kind: 'free'}},
    taken: {'the web address is taken': {kind: 'taken'}},
  },
  suggestDomainNames: {answer: {'other web addresses are found': ['acmetestteam', 'acmetest1']}},
  loadBotCheck: {answer: {'the bot check is loaded': undefined}},
  executeBotCheck: {
    answer: {'the bot check gives a token': {token: new Secret('v3-token'), version: 3}},
  },
  validateToken: {
    valid: {'the token is valid': {kind: 'valid'}},
    challengeWanted: {'the server wants the challenge': {kind: 'challengeWanted'}},
  },
  createEnvironment: {
    accepted: {
      'the environment is created': {
        kind: 'accepted',
        environment: {url},
      },
      'the environment is created, a payment page is given': {kind: 'accepted', environment},
      'the environment is created, its address is unknown': {kind: 'accepted', environment: {}},
    },
    domainTaken: {'creation finds the web address taken': {kind: 'domainTaken'}},
    tokenRefused: {'creation refuses the token': {kind: 'tokenRefused'}},
  },
};

export const flowFailures: FlowModel['failures'] = {
  checkAvailability: {'the availability call fails': network},
  suggestDomainNames: {'other web addresses cannot be found': network},
  loadBotCheck: {
    'the bot check cannot be loaded': {kind: 'script', message: 'The bot-check script failed'},
  },
  executeBotCheck: {
    'the bot check gives no token': {kind: 'script', message: 'The bot check failed'},
  },
  validateToken: {'the validation call fails': network},
  createEnvironment: {
    'creation fails': {kind: 'status', message: 'Request failed with status code 500', status: 500},
  },
};

export const timeLimitWords: FlowModel['timeLimits'] = {
  availabilityLimit: '4 seconds pass',
  botCheckLimit: '10 seconds pass',
  paymentPageLimit: '10 seconds pass on the way to the payment page',
  slowCreation: '60 seconds pass',
  creationLimit: '10 minutes pass',
};

/** Whether creation would count as paid for: outcomes (a) and (b). */
export const isPaidFor = ({draft}: FlowContext): boolean => isBillingComplete(draft.billingDetails);

/** What the guards of the sign-up steps read. */
export const signUpFacts = (context: FlowContext) => {
  const canVisit = (screen: Screen) => ({
    context,
    event: {type: 'screen.visit', screen, by: 'link'} as const,
  });
  return {
    details: flowGuards.canVisitDetails(canVisit('details')),
    team: flowGuards.canVisitTeam(canVisit('team')),
    exampleData: flowGuards.canVisitExampleData(canVisit('exampleData')),
    challenge: context.flags.token_not_valid,
    nameRefused: context.flags.domainAlreadyTaken,
    refused: context.isTokenRefused,
  };
};
