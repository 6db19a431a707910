import type {Call, Fault} from '../../sandbox/answers/faults.ts';

export type Scenario = {call: Call; fault: Fault};

type Output = {kind?: string; environment?: {url?: string; paymentPage?: string}} | undefined;

const json = (call: Call, body: unknown): Scenario => ({call, fault: {kind: 'json', body}});

const creation = ({kind, environment}: NonNullable<Output>): Scenario | undefined => {
  if (kind === 'domainTaken') return {call: 'creation', fault: {kind: 'domainTaken'}};
  if (kind === 'tokenRefused') return {call: 'creation', fault: {kind: 'tokenRefused'}};
  if (!environment?.url) return json('creation', {data: {}});
  return environment.paymentPage ? undefined : {call: 'creation', fault: {kind: 'noPaymentPage'}};
};

/** The sandbox's scenario that makes a call answer as the model says; none where it does so by itself. */
export const scenarioFor = (actor: string, output: unknown): Scenario | undefined => {
  const answer = output as Output;
  if (actor === 'checkAvailability') {
    return json('availability', {is_available: answer?.kind === 'free'});
  }
  if (actor === 'validateToken' && answer?.kind === 'challengeWanted') {
    return json('validation', {is_token_valid: false, captcha: true});
  }
  return actor === 'createEnvironment' && answer ? creation(answer) : undefined;
};

const FAILURES: Readonly<Record<string, Scenario>> = {
  checkAvailability: {call: 'availability', fault: {kind: 'status', status: 503}},
  loadBotCheck: {call: 'script', fault: {kind: 'drop'}},
  executeBotCheck: {call: 'execute', fault: {kind: 'status', status: 500}},
  validateToken: {call: 'validation', fault: {kind: 'status', status: 500}},
  createEnvironment: {call: 'creation', fault: {kind: 'status', status: 500}},
  challenge: {call: 'challenge', fault: {kind: 'status', status: 500}},
};

/** The scenario that makes a call fail. */
export const scenarioOfFailure = (actor: string): Scenario => {
  const scenario = FAILURES[actor];
  if (!scenario) throw new Error(`the sandbox cannot make ${actor} fail`);
  return scenario;
};
