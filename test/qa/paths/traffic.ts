import {Secret} from '../../../machines/shared/secret.ts';
import type {FlowPath} from '../../support/machines/paths.ts';
import {startFlow} from '../../support/machines/flowRun.ts';
import type {QaFlow} from './flows.ts';
import {expectedRequest} from './request.ts';

/** What a path sends to the world outside, in order; other web addresses that are looked up are left out. */
export type Traffic = {
  calls: readonly string[];
  /** Bodies of creation, without their token. */
  requests: readonly object[];
  /** Calls whose failure is reported. */
  reported: readonly string[];
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

/** Walks a path on the machine alone and notes what it asks for. */
export const expectedTraffic = async (
  flow: QaFlow,
  {input, steps}: FlowPath,
  place: {domain: string; origin: string},
): Promise<Traffic> => {
  const run = startFlow(flow.machine, flow.model, input);
  for (const {event} of steps) await run.take(event);
  run.stop();
  const effects = run.effects.filter(({action}) => action === 'reportFailure');
  return {
    calls: run.calls.flatMap(({actor}) => CALLS[actor] ?? []),
    requests: run.inputsOf('createEnvironment').map((sent) => expectedRequest(flow, sent, place)),
    reported: effects.map(({params}) => callOf(params)),
  };
};

/** A body of creation without its token, which differs each time. */
export const withoutToken = (body: object): object =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => name !== 'token')
      .map(([name, value]) => [name, value instanceof Secret ? value.reveal() : value]),
  );
