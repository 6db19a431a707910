import type {CallName, ReportedFailure} from '../../../machines/shared/flow/failures.ts';
import type {
  AvailabilityResult,
  BotCheckAnswer,
  CallFailure,
  CreationOutcome,
  ValidationResult,
} from '../../../machines/shared/flow/callResults.ts';
import {Secret} from '../../../machines/shared/secret.ts';
import {buildEnvironmentRequest} from '../../../src/api/environmentRequest.ts';
import {entries} from '../../../src/app/session/routes.ts';
import {createTrust} from '../../../src/api/trustedAddress.ts';
import type {BotCheck, ChallengeOptions} from '../../../src/botCheck/botCheck.ts';
import type {FlowServices} from '../../../src/flows/shared/contract/flowServices.ts';
import type {Language} from '../../../src/i18n/languages.ts';

export type Answers = {
  checkAvailability: AvailabilityResult;
  validateToken: ValidationResult;
  createEnvironment: CreationOutcome;
  loadBotCheck: void;
  executeBotCheck: BotCheckAnswer;
};

type Call = {
  name: keyof Answers;
  input: unknown;
  signal: AbortSignal;
  resolve: (answer: never) => void;
  reject: (failure: CallFailure) => void;
  isAnswered: boolean;
};

/** A challenge on the page: what it was rendered with, and what has been done to it. */
export type RenderedChallenge = {options: ChallengeOptions; resets: number; isRemoved: boolean};

export const networkFailure: CallFailure = {kind: 'network', message: 'Network Error'};
export const token = (text: string, version: 2 | 3): BotCheckAnswer => ({
  token: new Secret(text),
  version,
});

/**
 * What the app lends to its flows, in the hands of a test: every call waits until it is answered, and what the
 * flows ask of the world outside is noted.
 */
export const createCallDesk = (language: () => Language = () => 'nl') => {
  const calls: Call[] = [];
  const challenges: RenderedChallenge[] = [];
  const reports: {call: CallName; failure: CallFailure; flow: string; state: string}[] = [];
  const opened: string[] = [];
  let premiumRequests = 0;

  const wait = <N extends keyof Answers>(name: N, input: unknown, signal: AbortSignal) =>
    new Promise<Answers[N]>((resolve, reject) => {
      calls.push({name, input, signal, resolve, reject, isAnswered: false});
    });

  const botCheck: BotCheck = {
    load: (asked, signal) => wait('loadBotCheck', asked, signal),
    execute: (signal) => wait('executeBotCheck', undefined, signal),
    renderChallenge: (container, options) => {
      const box = document.createElement('div');
      box.title = 'reCAPTCHA';
      container.append(box);
      const rendered: RenderedChallenge = {options, resets: 0, isRemoved: false};
      challenges.push(rendered);
      return {
        reset: () => {
          rendered.resets += 1;
        },
        remove: () => {
          rendered.isRemoved = true;
          box.remove();
        },
      };
    },
  };

  const services: FlowServices = {
    api: () =>
      Promise.resolve({
        checkAvailability: (domainName, signal) => wait('checkAvailability', domainName, signal),
        validateToken: (answer, signal) =>
          wait('validateToken', {token: answer.token.reveal(), version: answer.version}, signal),
        buildRequest: buildEnvironmentRequest,
        createEnvironment: (request, signal) => wait('createEnvironment', request, signal),
      }),
    trust: createTrust({environmentSuffix: '.testwerf.example', trustedHosts: []}),
    botCheck,
    language,
    origin: 'https://start.testwerf.example',
    report: (reported: ReportedFailure, where) => reports.push({...reported, ...where}),
    entries,
    openFlow: (to) => opened.push(entries[to].account),
    announcePremiumRequest: () => {
      premiumRequests += 1;
    },
    openPaymentPage: () => {},
  };

  const oldest = (name: keyof Answers): Call => {
    const call = calls.find((each) => each.name === name && !each.isAnswered);
    if (!call) throw new Error(`no call of ${name} waits for an answer`);
    call.isAnswered = true;
    return call;
  };

  const newest = (name: keyof Answers): Call => {
    const call = calls.findLast(
      (each) => each.name === name && !each.isAnswered && !each.signal.aborted,
    );
    if (!call) throw new Error(`no call of ${name} waits for an answer`);
    call.isAnswered = true;
    return call;
  };

  return {
    services,
    botCheck,
    reports,
    opened,
    challenges,
    premiumRequests: () => premiumRequests,
    /** What was asked, oldest first. */
    asked: (name: keyof Answers): unknown[] =>
      calls.filter((call) => call.name === name).map(({input}) => input),
    /** What was asked, is not answered and has not been given up. */
    waiting: (name: keyof Answers): unknown[] =>
      calls
        .filter((call) => call.name === name && !call.isAnswered && !call.signal.aborted)
        .map(({input}) => input),
    /** Everything that was asked, oldest first. */
    log: () => calls.map(({name, input}) => ({name, input})),
    /** Answers the newest call that waits and has not been given up. */
    answerNewest: <N extends keyof Answers>(name: N, answer: Answers[N]) =>
      newest(name).resolve(answer as never),
    /** Lets the newest call that waits and has not been given up fail. */
    failNewest: (name: keyof Answers, failure: CallFailure = networkFailure) =>
      newest(name).reject(failure),
    /** Answers the oldest call that waits. */
    answer: <N extends keyof Answers>(name: N, answer: Answers[N]) =>
      oldest(name).resolve(answer as never),
    /** Lets the oldest call that waits fail. */
    fail: (name: keyof Answers, failure: CallFailure = networkFailure) =>
      oldest(name).reject(failure),
  };
};
