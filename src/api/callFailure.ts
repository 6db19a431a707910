import {isAxiosError, isCancel} from 'axios';
import type {CallFailure} from '../../machines/shared/flow/callResults.ts';

/**
 * Reduces whatever a call threw to plain data with a generic message (specification 8). An AxiosError
 * holds the request body, and with it the password: nothing of it but the status survives.
 */
export const toCallFailure = (error: unknown): CallFailure => {
  if (isCancel(error)) return {kind: 'aborted', message: 'Request aborted'};
  if (!isAxiosError(error)) return {kind: 'malformed', message: 'Request could not be made'};
  const [timeout] = /timeout of \d+ms exceeded/.exec(error.message) ?? [];
  if (timeout) return {kind: 'timeout', message: timeout};
  if (error.message === 'Request aborted') return {kind: 'aborted', message: 'Request aborted'};
  const status = error.response?.status;
  // Below 300 all was well, but for the rest of the body, which did not come.
  if (status === undefined || status < 300) return {kind: 'network', message: 'Network Error'};
  return {kind: 'status', message: `Request failed with status code ${status}`, status};
};

/** A 2xx answer of another shape than the one agreed (specification 7.1). */
export const malformedAnswer = (status: number): CallFailure => ({
  kind: 'malformed',
  message: 'Answer not understood',
  status,
});
