import {type AnyActorRef, createActor, SimulatedClock} from 'xstate';
import {Secret} from '../../../../machines/shared/secret.ts';
import {createApi} from '../../../../src/api/api.ts';
import {createTrust} from '../../../../src/api/trustedAddress.ts';
import {entries} from '../../../../src/app/session/routes.ts';
import {flowImplementations} from '../../../../src/flows/shared/contract/flowImplementations.ts';
import type {WalkProgress} from '../../../../src/inspector/feed/messages.ts';
import type {InspectedFlow} from '../../../../src/inspector/flows.ts';
import {sandboxWorld} from '../../../../src/inspector/walk/sandboxWorld.ts';
import {walkTo} from '../../../../src/inspector/walk/walkTo.ts';

// Axios on Node would send the calls to a proxy of the environment.
process.env['no_proxy'] = '127.0.0.1';

const trust = createTrust({environmentSuffix: '.testwerf.example', trustedHosts: ['127.0.0.1']});

const invisibleToken = async (url: string): Promise<Secret> => {
  const answer = await fetch(`${url}/sandbox/recaptcha/execute`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({siteKey: 'sandbox-v3', action: 'Start_now'}),
  });
  return new Secret((await answer.json()).token);
};

const nothing = () => undefined;

/** What the app lends to a flow: the calls are the real ones, to the sandbox. */
const services = (url: string): Parameters<typeof flowImplementations>[0] => ({
  api: async () => createApi({host: `${url}/api`, trust, reportUntrusted: nothing}),
  trust,
  botCheck: {
    load: async () => undefined,
    execute: async () => ({token: await invisibleToken(url), version: 3}),
    renderChallenge: () => ({reset: nothing, remove: nothing}),
  },
  language: () => 'en',
  origin: url,
  report: nothing,
  entries,
  openFlow: nothing,
  announcePremiumRequest: nothing,
  openPaymentPage: nothing,
});

let count = 0;

type Walk = {end: Promise<WalkProgress>; stop: () => void};

/** A flow that runs against the sandbox at this address, by a clock of its own, and the way to walk through it. */
export const startInSandbox = (url: string, {id, machine, model}: InspectedFlow) => {
  const clock = new SimulatedClock();
  const kind = {flow: id, billing: id !== 'free', existing: id === 'upgrade'};
  const actor: AnyActorRef = createActor(
    machine.provide(flowImplementations(services(url), kind)),
    {clock, input: model.starts['nothing is known']},
  ).start();
  const world = sandboxWorld('walk-test', url);

  const walk = (goal: string): Walk => {
    count += 1;
    let stop = nothing as () => void;
    const end = new Promise<WalkProgress>((resolve) => {
      stop = walkTo({
        flow: {id, machine, model},
        actor,
        goal,
        count,
        world,
        onProgress: (progress) => {
          if (progress.kind !== 'walking') resolve(progress);
        },
      });
    });
    return {end, stop};
  };

  return {actor, clock, walk};
};
