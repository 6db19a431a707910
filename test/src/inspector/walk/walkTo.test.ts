import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {type AnyActorRef, createActor, SimulatedClock} from 'xstate';
import {Secret} from '../../../../machines/shared/secret.ts';
import {timeLimits} from '../../../../machines/shared/timeLimits.ts';
import {createApi} from '../../../../src/api/api.ts';
import {createTrust} from '../../../../src/api/trustedAddress.ts';
import {flowImplementations} from '../../../../src/flows/shared/flowImplementations.ts';
import type {WalkProgress} from '../../../../src/inspector/feed/messages.ts';
import {type InspectedFlow, inspectedFlows} from '../../../../src/inspector/flows.ts';
import {sandboxWorld} from '../../../../src/inspector/walk/sandboxWorld.ts';
import {walkTo} from '../../../../src/inspector/walk/walkTo.ts';
import {startSandbox} from '../../../sandbox/server.ts';
import {statesOf} from '../../../support/machines/transitions.ts';

// Axios on Node would send the calls to a proxy of the environment.
process.env['no_proxy'] = '127.0.0.1';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const trust = createTrust({environmentSuffix: '.testwerf.example', trustedHosts: ['127.0.0.1']});

const invisibleToken = async (): Promise<Secret> => {
  const answer = await fetch(`${sandbox.url}/sandbox/recaptcha/execute`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({siteKey: 'sandbox-v3', action: 'Start_now'}),
  });
  return new Secret((await answer.json()).token);
};

const nothing = () => undefined;

/** What the app lends to a flow: the calls are the real ones, to the sandbox. */
const services = (): Parameters<typeof flowImplementations>[0] => ({
  api: async () => createApi({host: `${sandbox.url}/api`, trust, reportUntrusted: nothing}),
  trust,
  botCheck: {
    load: async () => undefined,
    execute: async () => ({token: await invisibleToken(), version: 3}),
    renderChallenge: () => ({reset: nothing, remove: nothing}),
  },
  language: () => 'en',
  origin: sandbox.url,
  report: nothing,
  openFlow: nothing,
  announcePremiumRequest: nothing,
  openPaymentPage: nothing,
});

/** Lets the time pass that a creation takes which is slow. */
const hurry = (actor: AnyActorRef, clock: SimulatedClock) =>
  actor.subscribe(({_nodes}) => {
    const isWaiting = _nodes.some(({id}: {id: string}) => id.endsWith('.waiting'));
    if (isWaiting) setTimeout(() => clock.increment(timeLimits.slowCreation));
  });

const start = ({id, machine, model}: InspectedFlow) => {
  const clock = new SimulatedClock();
  const kind = {flow: id, billing: id !== 'free', existing: id === 'upgrade'};
  const actor = createActor(machine.provide(flowImplementations(services(), kind)), {
    clock,
    input: model.starts['nothing is known'],
  }).start();
  return {actor, clock};
};

let count = 0;

/** Walks on to each state in turn; tells how it ended. */
const walk = async (flow: InspectedFlow, ...goals: readonly string[]): Promise<WalkProgress[]> => {
  const {actor, clock} = start(flow);
  const ends: WalkProgress[] = [];
  for (const goal of goals) {
    count += 1;
    const hurrying = goal.endsWith('.waitingLonger') ? hurry(actor, clock) : undefined;
    const end = await new Promise<WalkProgress>((resolve) => {
      walkTo({
        flow,
        actor,
        goal,
        count,
        world: sandboxWorld(sandbox.url),
        onProgress: (progress) => {
          if (progress.kind !== 'walking') resolve(progress);
        },
      });
    });
    hurrying?.unsubscribe();
    ends.push(end);
  }
  actor.stop();
  return ends;
};

const arrived = {kind: 'arrived'};

describe.each(inspectedFlows)('in the sandbox, a walk through the $id flow', (flow) => {
  test.each(statesOf(flow.machine.root))('comes to $id', async ({id}) => {
    expect(await walk(flow, id)).toEqual([arrived]);
  });

  const challenges = statesOf(flow.machine.root).filter(({key}) => key === 'solvingChallenge');

  test.each(challenges)('goes on from $id, by solving it', async ({id}) => {
    const goal = `${flow.id}.creatingEnvironment`;
    expect(await walk(flow, id, goal)).toEqual([arrived, arrived]);
  });
});
