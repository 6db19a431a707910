import type {CallFailure} from '../../machines/shared/flow/callResults.ts';

/** Everything that a failed call is worded with (specification 4.2 and 8). */
const MESSAGES = [
  'Network Error',
  'Request aborted',
  'timeout of \\d+ms exceeded',
  'Request failed with status code \\d{3}',
  'Request could not be made',
  'Answer not understood',
  'Untrusted address in (url|stripe-url)',
  'Bot check (could not be loaded|is not loaded|gave no answer)',
  'The visible challenge failed',
];
const KNOWN = new RegExp(`^(${MESSAGES.join('|')})$`);

const KINDS = {
  network: 0,
  aborted: 0,
  timeout: 0,
  status: 0,
  malformed: 0,
  script: 0,
} satisfies Record<CallFailure['kind'], number>;

/** The failure as it may be reported: what was thrown by others may quote what was typed, whatever shape it has. */
export const knownFailure = ({kind, message, status}: CallFailure): CallFailure => ({
  kind: Object.hasOwn(KINDS, kind) ? kind : 'malformed',
  message: KNOWN.test(message) ? message : 'Unexpected error',
  ...(typeof status === 'number' && {status}),
});
