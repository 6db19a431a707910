import {assertEvent, assign, setup} from 'xstate';
import {type Draft, loginOf, orderedOf, type Purpose, requestOf} from '../draft/draft.ts';
import {acceptSent, clearedDraft, endSent, refuseSent} from '../draft/endedRequests.ts';
import {isAnswerLost, type ReportedFailure} from './failures.ts';
import {flowActors} from './flowActors.ts';
import {flowGuards} from './flowGuards.ts';
import type {
  FlowContext,
  FlowEvent,
  FlowInput,
  FlowMeta,
  FlowTag,
  SignUpFlow,
} from './flowTypes.ts';
import {INTRODUCTORY_DISCOUNT} from '../limits.ts';
import type {CallFailure, CreationOutcome, Environment} from './callResults.ts';
import {restoreDraft} from '../draft/restoreDraft.ts';
import {memberNames} from '../draft/team.ts';
import {tidyDomainName} from '../draft/tidy.ts';
import {timeLimits} from '../timeLimits.ts';

const noFlags = {domainAlreadyTaken: false, token_not_valid: false};

/** Known fields only: a form's own values may hold the password, which a draft never does (specification 3.1). */
const withValues = (draft: Draft, values: Partial<Draft>): Draft => {
  const known = restoreDraft({...draft, ...values});
  const {domainName, existingDomainName} = known;
  return {
    ...known,
    domainName: tidyDomainName(domainName),
    ...(existingDomainName && {existingDomainName: tidyDomainName(existingDomainName)}),
  };
};

/** The context every flow starts with. */
export const flowContext = ({input}: {input: FlowInput}): FlowContext => ({
  ...input,
  // The page that waited for an answer is gone, or is another tab.
  draft: endSent(input.draft, 'lost'),
  isDomainKnown: false,
  availability: 'unknown',
  suggestions: [],
  flags: noFlags,
  isTokenRefused: false,
  botCheck: undefined,
  environment: {},
  invited: [],
});

/** What all flows share: events, actors, guards, actions and time limits. A flow adds its own with `extend`. */
export const flowSetup = setup({
  types: {} as {
    context: FlowContext;
    events: FlowEvent;
    input: FlowInput;
    tags: FlowTag;
    meta: FlowMeta;
  },
  actors: flowActors,
  guards: flowGuards,
  delays: timeLimits,
  actions: {
    /** Filled in by the app: logs and reports a call that failed (specification 8). */
    reportFailure: (_, _reported: ReportedFailure) => {},
    /** Filled in by the app: goes on at the start of another flow. */
    openFlow: (_, _target: {flow: SignUpFlow}) => {},
    /** Filled in by the app: sends analytics that PREMIUM prices were asked for, and nothing about who asked. */
    announcePremiumRequest: () => {},
    /** Filled in by the app: goes to the payment page. */
    openPaymentPage: (_, _environment: Environment) => {},

    applyDiscount: assign(({context}) => ({
      draft: {...context.draft, discount: INTRODUCTORY_DISCOUNT},
    })),
    recordPlan: assign(({event}) => {
      assertEvent(event, 'plan.choose');
      return {plan: event.plan};
    }),
    recordDraft: assign(({context, event}) => {
      assertEvent(event, 'draft.save');
      return {
        draft: withValues(context.draft, event.values),
        ...(event.password && {typedPassword: event.password}),
      };
    }),
    recordDomainName: assign(({context, event}) => {
      assertEvent(event, 'domain.leave');
      return {draft: {...context.draft, domainName: tidyDomainName(event.domainName)}};
    }),
    recordAccount: assign(({context, event}) => {
      assertEvent(event, 'account.submit');
      return {
        draft: withValues(context.draft, event.values),
        password: event.password,
        typedPassword: undefined,
        availability: 'unknown',
        flags: {...context.flags, domainAlreadyTaken: false},
      };
    }),
    recordPassword: assign(({event}) => {
      assertEvent(event, 'account.submit');
      return {password: event.password, typedPassword: undefined};
    }),
    recordDetails: assign(({context, event}) => {
      assertEvent(event, 'details.submit');
      return {draft: withValues(context.draft, event.values)};
    }),
    recordTeam: assign(({context, event}) => {
      assertEvent(event, 'team.submit');
      return {draft: {...context.draft, teamMembers: event.teamMembers}};
    }),
    dropTeam: assign(({context}) => ({draft: {...context.draft, teamMembers: []}})),
    recordExampleData: assign(({context, event}) => {
      assertEvent(event, 'exampleData.submit');
      return {draft: {...context.draft, exampleData: event.exampleData}};
    }),
    recordSubscription: assign(({context, event}) => {
      assertEvent(event, 'subscription.submit');
      return {draft: {...context.draft, subscriptionDetails: event.subscriptionDetails}};
    }),
    recordPrefill: assign(({context, event}) => {
      assertEvent(event, 'subscription.prefill');
      return {draft: {...context.draft, subscriptionDetails: event.subscriptionDetails}};
    }),
    recordBilling: assign(({context, event}) => {
      assertEvent(event, 'billing.submit');
      const {billingDetails, domainName} = event;
      return {
        draft: {
          ...context.draft,
          billingDetails,
          ...(domainName !== undefined && {existingDomainName: tidyDomainName(domainName)}),
        },
      };
    }),

    recordGivenDomain: assign(({context, event}) => {
      assertEvent(event, 'domain.given');
      const existingDomainName = tidyDomainName(event.domainName);
      return {
        draft: {...context.draft, existingDomainName},
        isDomainKnown: true,
        availability: 'unknown',
      };
    }),
    /** The customer means another environment than the address named. */
    doubtDomain: assign({isDomainKnown: false}),
    askForDomain: assign({availability: 'free', isDomainKnown: false}),

    markDomainFree: assign({availability: 'free', suggestions: []}),
    markDomainTaken: assign({availability: 'taken', suggestions: []}),
    markUnanswered: assign({availability: 'unanswered'}),
    forgetAvailability: assign(({context}) => ({
      availability: 'unknown',
      suggestions: [],
      flags: {...context.flags, domainAlreadyTaken: false},
    })),
    recordSuggestions: assign((_, suggestions: readonly string[]) => ({suggestions})),
    flagDomainAlreadyTaken: assign(({context}) => ({
      availability: 'taken',
      suggestions: [],
      flags: {...context.flags, domainAlreadyTaken: true},
    })),

    wantChallenge: assign(({context}) => ({flags: {...context.flags, token_not_valid: true}})),
    recordRefusal: assign({isTokenRefused: true}),
    forgetChallenge: assign(({context}) => ({flags: {...context.flags, token_not_valid: false}})),
    recordChallengeAnswer: assign(({event}) => {
      assertEvent(event, 'challenge.solved');
      return {botCheck: event.answer};
    }),
    recordBotCheck: assign((_, botCheck: FlowContext['botCheck']) => ({botCheck})),
    forgetBotCheck: assign({botCheck: undefined}),
    /** After a refusal one challenge answers for the whole sign-up. */
    keepAnswer: assign(({context}) => (context.isTokenRefused ? {} : {botCheck: undefined})),

    markSent: assign(({context: {draft}}, purpose: Purpose) => ({
      draft: {...draft, sent: requestOf(draft, purpose)},
    })),
    unmarkSent: assign(({context}) => ({draft: endSent(context.draft)})),
    doubtRefusal: assign(({context: {draft, availability}}) => ({
      // A token counts once: the second of two requests with it is refused. For an upgrade no name shows that.
      draft: refuseSent(draft, availability === 'free' || draft.sent?.purpose === 'upgrade'),
    })),
    recordEnvironment: assign(({context}, outcome: CreationOutcome) =>
      outcome.kind === 'accepted'
        ? {
            draft: acceptSent(context.draft, outcome.environment.url),
            environment: outcome.environment,
            invited: memberNames(context.draft.teamMembers),
            isTokenRefused: false,
          }
        : {},
    ),
    recordEnd: assign(({context: {draft, availability}}, failure: CallFailure) => ({
      draft: isAnswerLost(failure)
        ? endSent(draft, 'lost')
        : refuseSent(draft, availability === 'free'),
    })),
    recordReturn: assign(({event}) => {
      assertEvent(event, 'payment.returned');
      return {environment: event.environment};
    }),
    recordLink: assign(({event}) => {
      assertEvent(event, 'screen.visit');
      return {environment: event.link ? {url: event.link} : {}};
    }),
    recordKept: assign(({event}) => {
      assertEvent(event, 'screen.visit');
      return {environment: event.kept ?? {}};
    }),
    forgetEnvironment: assign({
      environment: {},
      invited: [],
      settledOrder: undefined,
      login: undefined,
    }),
    clearValues: assign(({context}) => ({
      login: loginOf(context.draft, context.environment.url),
      settledOrder: orderedOf(context.draft, context.environment.url),
      draft: clearedDraft(context.draft),
      password: undefined,
      typedPassword: undefined,
      plan: undefined,
      isDomainKnown: false,
      availability: 'unknown',
      suggestions: [],
      flags: noFlags,
      botCheck: undefined,
    })),
  },
});
