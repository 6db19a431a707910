import {fromPromise} from 'xstate';
import type {Draft} from '../draft/draft.ts';
import type {
  AvailabilityResult,
  BotCheckAnswer,
  CreationOutcome,
  ValidationResult,
} from './callResults.ts';
import type {Secret} from '../secret.ts';

export type CreationInput = {
  draft: Draft;
  password: Secret | undefined;
  botCheck: BotCheckAnswer | undefined;
};

export type SuggestionInput = {domainName: string; companyName: string};

/** The shape of an actor that the app fills in; it rejects with a plain `CallFailure` and nothing else. */
const promised = <TOutput, TInput = undefined>(name: string) =>
  fromPromise<TOutput, TInput>(() => Promise.reject(new Error(`${name} has not been provided`)));

/** The operations a flow waits for (specification 7.1), filled in by the app with `machine.provide`. */
export const flowActors = {
  checkAvailability: promised<AvailabilityResult, {domainName: string}>('checkAvailability'),
  suggestDomainNames: promised<readonly string[], SuggestionInput>('suggestDomainNames'),
  loadBotCheck: promised<void>('loadBotCheck'),
  executeBotCheck: promised<BotCheckAnswer>('executeBotCheck'),
  validateToken: promised<ValidationResult, BotCheckAnswer | undefined>('validateToken'),
  createEnvironment: promised<CreationOutcome, CreationInput>('createEnvironment'),
};
