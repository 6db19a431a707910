import type {CallName} from '../../../machines/shared/flow/failures.ts';
import type {CallFailure} from '../../../machines/shared/flow/callResults.ts';
import type {AddressField} from '../../api/createEnvironment.ts';
import type {FlowServices} from '../../flows/shared/contract/flowServices.ts';
import type {ErrorReports} from '../../telemetry/errorReports.ts';

export type FailureReports = {
  /** A call of a flow failed. */
  call: FlowServices['report'];
  /** An answer held an address that is not to be followed. */
  untrustedAddress: (field: AddressField) => void;
  /** Code or texts could not be loaded; the page says so where it is. */
  missingChunk: () => void;
  /** Gives its reference back. */
  crash: (error: unknown) => string;
  /** What the visitor can quote of the failure that last led to an error screen. */
  lastReference: () => string | undefined;
  /** The page was loaded again on an error screen, which goes on showing its reference. */
  recall: (reference: string) => void;
};

const ERROR_SCREEN = 'somethingWentWrong';

/** What the visitor sees of a call that failed (specification 4.2, 7.2 and 8). */
const effects: Record<CallName, string> = {
  checkAvailability: 'nothing',
  suggestDomainNames: 'nothing',
  loadBotCheck: 'tryAgain',
  executeBotCheck: 'tryAgain',
  validateToken: 'tryAgain',
  solveChallenge: 'tryAgain',
  createEnvironment: ERROR_SCREEN,
};

const notLoaded: CallFailure = {kind: 'network', message: 'Network Error'};

/** Gives every failure a reference and its effect on the way to log and report. */
export const createFailureReports = (
  errorReports: ErrorReports,
  createReference: () => string,
): FailureReports => {
  let last: string | undefined;

  const send = (report: {
    flow: string;
    state: string;
    call: string;
    failure: CallFailure;
    effect: string;
  }) => {
    const reference = createReference();
    if (report.effect === ERROR_SCREEN) last = reference;
    errorReports.report({reference, ...report});
  };

  return {
    call: ({call, failure}, where) => {
      const effect = effects[call];
      // A call that was aborted, as by leaving the page, is no failure. An error screen always has its report.
      if (failure.kind === 'aborted' && effect !== ERROR_SCREEN) return;
      send({...where, call, failure, effect});
    },
    untrustedAddress: (field) =>
      send({
        flow: 'any',
        state: 'creatingEnvironment',
        call: 'createEnvironment',
        failure: {kind: 'malformed', message: `Untrusted address in ${field}`},
        effect: 'addressLeftOut',
      }),
    missingChunk: () =>
      send({
        flow: 'any',
        state: 'any',
        call: 'loadChunk',
        failure: notLoaded,
        effect: 'tryAgain',
      }),
    crash: (error) => {
      const reference = createReference();
      errorReports.crash(error, reference);
      return reference;
    },
    lastReference: () => last,
    recall: (reference) => {
      last = reference;
    },
  };
};
