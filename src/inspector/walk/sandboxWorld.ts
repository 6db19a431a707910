import type {AnyEventObject} from 'xstate';
import {Secret} from '../../../machines/shared/secret.ts';
import type {FlowCase} from '../../../machines/shared/model/flowCases.ts';
import {timeLimitOf} from '../../../machines/shared/timeLimits.ts';

/** What a walk asks of the stand-in for the outside world, so that what it planned comes true. */
export type WalkWorld = {
  /** Gives the next calls these answers, and none that was arranged before and has not been asked for. */
  arrange: (scenarios: readonly Scenario[]) => Promise<void>;
  /** The same, also for the answers that were kept waiting: they come now. */
  goOn: (scenarios: readonly Scenario[]) => Promise<void>;
  /** Arranges nothing any more, and gives the answers that were kept waiting. */
  takeBack: () => Promise<void>;
  /** A token of the visible challenge; undefined when the stand-in is not there. */
  challengeToken: () => Promise<string | undefined>;
};

/** An answer that the sandbox gives once (`PUT /sandbox/scenarios`). */
export type Scenario = {
  call: 'availability' | 'validation' | 'creation' | 'execute';
  fault: {kind: string; status?: number};
};

const failing = (call: Scenario['call']): Scenario => ({
  call,
  fault: {kind: 'status', status: 500},
});

const creation = (kind: string): Scenario => ({call: 'creation', fault: {kind}});

const creationScenario = ({kind, environment}: AnyEventObject['output']): Scenario | undefined => {
  if (kind === 'domainTaken') return creation('domainTaken');
  if (kind === 'tokenRefused') return creation('challengeWanted');
  return environment.paymentPage ? undefined : creation('noPaymentPage');
};

const scenarioFor = ({event}: FlowCase): Scenario | undefined => {
  switch (event.type) {
    case 'xstate.done.actor.createEnvironment':
      return creationScenario(event['output']);
    case 'xstate.done.actor.validateToken':
      return event['output'].kind === 'challengeWanted'
        ? {call: 'validation', fault: {kind: 'captcha'}}
        : undefined;
    case 'xstate.error.actor.createEnvironment':
      return failing('creation');
    case 'xstate.error.actor.validateToken':
      return failing('validation');
    case 'xstate.error.actor.executeBotCheck':
      return failing('execute');
    case 'xstate.error.actor.checkAvailability':
      return failing('availability');
    default:
      return /^(slowCreation|creationLimit)$/.test(timeLimitOf(event.type) ?? '')
        ? creation('hang')
        : undefined;
  }
};

/** The answers, out of those a walk waits for, that the sandbox gives only when it is asked to. */
export const scenariosFor = (awaited: readonly FlowCase[]): Scenario[] =>
  awaited.flatMap((one) => scenarioFor(one) ?? []);

/** The event with a token of the challenge that is good, since that of an example is refused. */
export const withToken = (event: AnyEventObject, token: string | undefined): AnyEventObject =>
  token === undefined ? event : {...event, answer: {token: new Secret(token), version: 2}};

/** Kept alive, since a page that goes takes back what it has arranged; but in a demo, whose worker Firefox then leads past. */
const ask = (method: string, path: string, body?: object): Promise<Response | undefined> =>
  fetch(path, {
    method,
    keepalive: import.meta.env.MODE !== 'demo',
    headers: {'Content-Type': 'application/json'},
    ...(body && {body: JSON.stringify(body)}),
  }).catch(() => undefined);

/** One after the other: what is taken back must not come before what was arranged. */
const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return async (task: () => Promise<unknown>): Promise<void> => {
    last = last.then(task);
    await last;
  };
};

/**
 * The sandbox of the development server. Where another API is used it does not answer to this, and walks find
 * what they find.
 * @param owner whose answers these are: a page that was loaded again takes back those of the load before
 * @param origin where the sandbox is; the page's own by default
 */
export const sandboxWorld = (owner: string, origin = ''): WalkWorld => {
  const own = `${origin}/sandbox/scenarios/${owner}`;
  const inTurn = createQueue();
  const put = (scenarios: readonly Scenario[]) =>
    ask(
      'PUT',
      own,
      scenarios.map((scenario) => ({...scenario, times: 1})),
    );
  return {
    arrange: (scenarios) => inTurn(() => put(scenarios)),
    goOn: (scenarios) =>
      inTurn(async () => {
        await put(scenarios);
        await ask('DELETE', `${origin}/sandbox/held/${owner}`);
      }),
    takeBack: () => inTurn(() => ask('DELETE', own)),
    challengeToken: async () => {
      const path = `${origin}/sandbox/recaptcha/challenge`;
      const answer = await ask('POST', path, {siteKey: 'inspector'});
      return answer?.ok ? (await answer.json()).token : undefined;
    },
  };
};
