import {Secret} from '../../../machines/shared/secret.ts';
import type {FlowPath} from '../../support/machines/paths.ts';
import {type FlowRun, startFlow} from '../../support/machines/flowRun.ts';
import type {QaFlow} from './flows.ts';
import {expectedRequest} from './request.ts';

/** What a path has sent to the world outside, in order; other web addresses that are looked up are left out. */
export type Traffic = {
  calls: readonly string[];
  /** Bodies of creation, without their token. */
  requests: readonly object[];
  /** Calls whose failure is reported. */
  reported: readonly string[];
  /** How often the browser was sent to the payment page. */
  departures: number;
};

/** The calls whose order counts, by the actor that makes them. */
export const CALLS: Readonly<Record<string, string>> = {
  checkAvailability: 'availability',
  executeBotCheck: 'execute',
  validateToken: 'validation',
  createEnvironment: 'creation',
};

const callOf = (params: unknown): string =>
  typeof params === 'object' && params !== null && 'call' in params ? String(params.call) : '';

type Place = {domain: string; origin: string};

const trafficOf = (flow: QaFlow, run: FlowRun, place: Place): Traffic => ({
  calls: run.calls.flatMap(({actor}) => CALLS[actor] ?? []),
  requests: run.inputsOf('createEnvironment').map((sent) => expectedRequest(flow, sent, place)),
  reported: run.effects
    .filter(({action}) => action === 'reportFailure')
    .map(({params}) => callOf(params)),
  departures: run.effects.filter(({action}) => action === 'openPaymentPage').length,
});

/** Walks a path on the machine alone and notes what it has asked for after each step. */
export const expectedTraffic = async (
  flow: QaFlow,
  {input, steps}: FlowPath,
  place: Place,
): Promise<Traffic[]> => {
  const run = startFlow(flow.machine, flow.model, input);
  const traffic = [];
  for (const {event} of steps) {
    await run.take(event);
    traffic.push(trafficOf(flow, run, place));
  }
  run.stop();
  return traffic;
};

/** A body of creation without its token, which differs each time. */
export const withoutToken = (body: object): object =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => name !== 'token')
      .map(([name, value]) => [name, value instanceof Secret ? value.reveal() : value]),
  );
