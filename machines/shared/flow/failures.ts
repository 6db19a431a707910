import type {CallFailure} from './callResults.ts';
import {type TimeLimit, timeLimits} from '../timeLimits.ts';

export type CallName =
  | 'checkAvailability'
  | 'suggestDomainNames'
  | 'loadBotCheck'
  | 'executeBotCheck'
  | 'validateToken'
  | 'solveChallenge'
  | 'createEnvironment';

export type ReportedFailure = {call: CallName; failure: CallFailure};

const isCallFailure = (error: unknown): error is CallFailure =>
  typeof error === 'object' && error !== null && 'kind' in error && 'message' in error;

/** The failure an actor rejected with; anything else is a fault of our own, reported without its data. */
export const failureOf = (error: unknown): CallFailure =>
  isCallFailure(error) ? error : {kind: 'malformed', message: 'Unexpected error'};

/** 408 and 425 may mean a request on its way, 409 and 423 of one that was done or runs already. */
const DOUBTFUL = [408, 409, 423, 425];

/** The highest status with which an API refuses. Proxies use their own 4xx (460, 499) when the client has gone. */
const LAST_REFUSAL = 451;

/** Whether what was asked for may have been done all the same. */
export const isAnswerLost = ({status = 0}: CallFailure): boolean =>
  status < 400 || status > LAST_REFUSAL || DOUBTFUL.includes(status);

/** Worded as the HTTP client words its own time limit (specification 8). */
export const timeoutFailure = (limit: TimeLimit): CallFailure => ({
  kind: 'timeout',
  message: `timeout of ${timeLimits[limit]}ms exceeded`,
});

/** Report of an actor's error: `actions: reportError('validateToken')`. */
export const reportError = <const C extends CallName>(call: C) => ({
  type: 'reportFailure' as const,
  params: ({event}: {event: {error: unknown}}): ReportedFailure => ({
    call,
    failure: failureOf(event.error),
  }),
});

/** Report of an actor that answered too late. */
export const reportTimeout = <const C extends CallName>(call: C, limit: TimeLimit) => ({
  type: 'reportFailure' as const,
  params: {call, failure: timeoutFailure(limit)} satisfies ReportedFailure,
});
