import {type Purpose, requestedName} from '../draft/draft.ts';
import {failureOf, reportError, reportTimeout, timeoutFailure} from '../flow/failures.ts';
import {flowSetup} from '../flow/flowSetup.ts';
import type {FlowMeta} from '../flow/flowTypes.ts';
import type {CreationOutcome} from '../flow/callResults.ts';

type Answered = {event: {output: CreationOutcome}};

const answer = ({event}: Answered) => event.output;
const recordEnvironment = {type: 'recordEnvironment' as const, params: answer};

/** The outcomes of creation (specification 4.3), one named arrow each; a flow says where each leads. */
export const outcomes = {
  /** (a) billing details and a payment-page address: the browser goes there. */
  paymentPage: (target: string) => ({
    guard: {type: 'hasPaymentPage' as const, params: answer},
    target,
    actions: [recordEnvironment] as const,
  }),
  /** (b) billing details, but no payment-page address. */
  noPaymentPage: (target: string) => ({
    guard: {type: 'hasBillingDetails' as const, params: answer},
    target,
    actions: [recordEnvironment] as const,
  }),
  /** (c) no billing details: the environment is there. */
  accepted: (target: string) => ({
    guard: {type: 'isAccepted' as const, params: answer},
    target,
    actions: [recordEnvironment] as const,
  }),
  /** (d) domain_name_not_available: back to the web address, marked as taken. */
  domainTaken: (target: string) => ({
    guard: {type: 'isDomainTaken' as const, params: answer},
    target,
    actions: ['flagDomainAlreadyTaken', 'unmarkSent'] as const,
  }),
  /** (d) in an upgrade: the environment is not the one that was named, so its web address is asked for. */
  domainRefused: (target: string) => ({
    guard: {type: 'isDomainTaken' as const, params: answer},
    target,
    actions: ['askForDomain', 'unmarkSent'] as const,
  }),
  /** (e) token_not_valid: back to the bot check, now with the visible challenge. */
  tokenRefused: (target: string) => ({
    guard: {type: 'isTokenRefused' as const, params: answer},
    target,
    actions: ['wantChallenge', 'recordRefusal', 'doubtRefusal'] as const,
  }),
};

type Outcome = ReturnType<(typeof outcomes)[keyof typeof outcomes]>;

type Creation = {
  purpose: Purpose;
  meta: FlowMeta;
  answered: readonly Outcome[];
  failed: string;
};

/** The creation step (specification 4.3): one request, which nothing the visitor does can leave or repeat. */
export const creationState = ({purpose, meta, answered, failed}: Creation) =>
  flowSetup.createStateConfig({
    description: 'The environment is being created; one request runs and is not left',
    tags: ['locked', 'creating'],
    meta,
    initial: 'waiting',
    // A token counts once, whatever came of it.
    exit: 'forgetBotCheck',
    invoke: {
      id: 'createEnvironment',
      src: 'createEnvironment',
      input: ({context: {draft, password, botCheck}}) => ({
        draft: {...draft, domainName: requestedName(draft, purpose)},
        password,
        botCheck,
      }),
      onDone: answered,
      onError: {
        target: failed,
        actions: [
          {type: 'recordEnd', params: ({event}) => failureOf(event.error)},
          reportError('createEnvironment'),
        ],
      },
    },
    after: {
      creationLimit: {
        target: failed,
        actions: [
          {type: 'recordEnd', params: timeoutFailure('creationLimit')},
          reportTimeout('createEnvironment', 'creationLimit'),
        ],
      },
    },
    states: {
      waiting: {
        tags: 'busy',
        entry: {type: 'markSent', params: purpose},
        description: 'The note says that it can take a few minutes',
        after: {slowCreation: {target: 'waitingLonger'}},
      },
      waitingLonger: {
        tags: ['busy', 'slow'],
        description: 'The note says that it takes longer than usual',
      },
    },
  });
