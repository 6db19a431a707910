import type {AnyEventObject} from 'xstate';
import type {FlowContext} from '../../../../machines/shared/flow/flowTypes.ts';
import type {Facts} from '../messages.ts';
import {bagOf, contextFormats, draftFormats, environment, factsOf, typed} from './formats.ts';

type Bag = Readonly<Record<string, unknown>>;

/** All of a flow's context, as far as it may be shown. */
export const contextFacts = (context: FlowContext): Facts => factsOf(contextFormats, context);

/** What there is of the draft in a part of it. */
const draftFacts = (values: unknown): Facts =>
  factsOf(draftFormats, values, Object.keys(bagOf(values)));

const addressFacts = (value: unknown): Facts => factsOf({environment}, {environment: value});

/** Choices out of a fixed list, which say nothing of who made them. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  plan: ['free', 'pro', 'premium'],
  exampleData: ['data', 'nodata'],
  by: ['address', 'history', 'link'],
};
const SCREEN = /^[a-zA-Z]{1,30}$/;

const choiceFacts = (event: Bag): Facts => {
  const choices: Record<string, string> = {};
  for (const [name, allowed] of Object.entries(CHOICES)) {
    const chosen = allowed.find((choice) => choice === event[name]);
    if (chosen !== undefined) choices[name] = chosen;
  }
  const {screen} = event;
  return typeof screen === 'string' && SCREEN.test(screen) ? {...choices, screen} : choices;
};

const RESULTS = [
  'free',
  'taken',
  'valid',
  'challengeWanted',
  'accepted',
  'domainTaken',
  'tokenRefused',
];
const FAILURES = ['network', 'aborted', 'timeout', 'status', 'malformed', 'script'];

const resultFacts = (output: unknown): Facts => {
  const bag = bagOf(output);
  const kind = RESULTS.find((result) => result === bag['kind']);
  return {
    ...(kind && {result: kind}),
    ...('environment' in bag && addressFacts(bag['environment'])),
    ...('version' in bag && {version: Number(bag['version'])}),
    ...(Array.isArray(output) && {found: output.length}),
  };
};

const failureFacts = (error: unknown): Facts => {
  const bag = bagOf(error);
  const kind = FAILURES.find((failure) => failure === bag['kind']);
  return {
    failure: kind ?? 'unexpected',
    ...(typeof bag['status'] === 'number' && {status: bag['status']}),
  };
};

/** The allow-listed view of an event's payload: never the event itself. */
export const eventFacts = (event: AnyEventObject): Facts => {
  const bag: Bag = event;
  if (event.type.startsWith('xstate.error.')) return failureFacts(bag['error']);
  if (event.type.startsWith('xstate.done.')) return resultFacts(bag['output']);
  if (event.type.startsWith('xstate.')) return {};
  return {
    ...choiceFacts(bag),
    ...draftFacts(bag),
    ...draftFacts(bag['values']),
    ...('password' in bag && {password: typed(bag['password'])}),
    ...('link' in bag && {link: typed(bag['link'])}),
    ...('environment' in bag && addressFacts(bag['environment'])),
    ...('answer' in bag && {version: Number(bagOf(bag['answer'])['version'])}),
  };
};
