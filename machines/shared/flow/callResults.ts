import type {Secret} from '../secret.ts';

/** Answer of the availability call (specification 7.2); anything but these two is a failed call. */
export type AvailabilityResult = {kind: 'free'} | {kind: 'taken'};

/** Answer of the bot-check validation (specification 4.2); anything but these two is a failed call. */
export type ValidationResult = {kind: 'valid'} | {kind: 'challengeWanted'};

/** A bot-check answer: the token, and whether the invisible (3) or the visible (2) check made it. */
export type BotCheckAnswer = {token: Secret; version: 2 | 3};

/** What creation answered with; both addresses have been checked for trust and are absent otherwise. */
export type Environment = {url?: string; paymentPage?: string};

/** Answer of the creation call (specification 4.3); anything else is a failed call (f). */
export type CreationOutcome =
  {kind: 'accepted'; environment: Environment} | {kind: 'domainTaken'} | {kind: 'tokenRefused'};

/** Why a call failed, in plain data: actors reject with nothing else, so no request body can leak. */
export type CallFailure = {
  kind: 'network' | 'aborted' | 'timeout' | 'status' | 'malformed' | 'script';
  /** 'Network Error', 'Request aborted', 'timeout of {n}ms exceeded', 'Request failed with status code {n}', … */
  message: string;
  /** HTTP status, when there was an answer. */
  status?: number;
};
