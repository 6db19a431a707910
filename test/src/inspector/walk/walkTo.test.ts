import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {type AnyActorRef, type SimulatedClock, waitFor} from 'xstate';
import {timeLimits} from '../../../../machines/shared/timeLimits.ts';
import type {WalkProgress} from '../../../../src/inspector/feed/messages.ts';
import {type InspectedFlow, inspectedFlows} from '../../../../src/inspector/flows.ts';
import {startSandbox} from '../../../sandbox/server.ts';
import {statesOf} from '../../../support/machines/transitions.ts';
import {startInSandbox} from './sandboxFlow.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

/** What some states come only after: the time that passes in another state. */
const WAITS = [
  {goal: '.waitingLonger', in: '.waiting', time: timeLimits.slowCreation},
  {goal: '.offeringPaymentPage', in: '.openingPaymentPage', time: timeLimits.paymentPageLimit},
];

/** Lets that time pass. */
const hurry = (actor: AnyActorRef, clock: SimulatedClock, goal: string) => {
  const wait = WAITS.find((each) => goal.endsWith(each.goal));
  return actor.subscribe(({_nodes}) => {
    const isWaiting = wait && _nodes.some(({id}: {id: string}) => id.endsWith(wait.in));
    if (isWaiting) setTimeout(() => clock.increment(wait.time));
  });
};

/** Walks on to each state in turn; returns how it ended. */
const walk = async (flow: InspectedFlow, ...goals: readonly string[]): Promise<WalkProgress[]> => {
  const started = startInSandbox(sandbox.url, flow);
  const ends: WalkProgress[] = [];
  for (const goal of goals) {
    const hurrying = hurry(started.actor, started.clock, goal);
    ends.push(await started.walk(goal).end);
    hurrying.unsubscribe();
  }
  started.actor.stop();
  return ends;
};

/** The innermost state of each step from now on. */
const statesPassed = (actor: AnyActorRef): readonly string[] => {
  const passed: string[] = [];
  actor.subscribe(({_nodes}) => void passed.push(_nodes.at(-1).id));
  return passed;
};

const arrived = {kind: 'arrived'};

/** Where only the app goes, when another flow opens; in free, a choice of PRO leads there too. */
const leftToApp = ['pro.left', 'upgrade.left'];

test.each(leftToApp)('no walk leads to %s, which would strand the page', async (goal) => {
  const flow = inspectedFlows.find(({id}) => goal.startsWith(id));
  expect(flow && (await walk(flow, goal))).toEqual([
    {kind: 'stopped', reason: 'No way leads there from here.'},
  ]);
});

describe.each(inspectedFlows)('in the sandbox, a walk through the $id flow', (flow) => {
  const reachable = statesOf(flow.machine.root).filter(({id}) => !leftToApp.includes(id));

  test.each(reachable)('reaches $id', async ({id}) => {
    expect(await walk(flow, id)).toEqual([arrived]);
  });

  const challenges = statesOf(flow.machine.root).filter(({key}) => key === 'solvingChallenge');

  test.each(challenges)('goes on from $id, by solving it', async ({id}) => {
    const goal = `${flow.id}.creatingEnvironment`;
    expect(await walk(flow, id, goal)).toEqual([arrived, arrived]);
  });

  test('goes on from a creation that it kept waiting', async () => {
    const longer = `${flow.id}.creatingEnvironment.waitingLonger`;
    const after = {free: 'created', pro: 'openingPaymentPage', upgrade: 'openingPaymentPage'};
    const goal = `${flow.id}.${Object.entries(after).find(([id]) => id === flow.id)?.[1]}`;
    expect(await walk(flow, longer, goal)).toEqual([arrived, arrived]);
  });

  test('gives the creation that it kept waiting the answer that leads on', async () => {
    const goals = {
      free: 'free.signingUp.enteringAccount.fillingIn.findingSuggestions',
      pro: 'pro.paymentFailed',
      upgrade: 'upgrade.somethingWentWrong',
    };
    const goal = String(Object.entries(goals).find(([id]) => id === flow.id)?.[1]);
    const {actor, clock, walk: walkOn} = startInSandbox(sandbox.url, flow);
    const longer = `${flow.id}.creatingEnvironment.waitingLonger`;
    const hurrying = hurry(actor, clock, longer);
    await walkOn(longer).end;
    hurrying.unsubscribe();
    const states = statesPassed(actor);
    expect(await walkOn(goal).end).toEqual(arrived);
    actor.stop();
    expect(states).toEqual([goal]);
  });
});

test('a walk to created of the pro flow passes no failure', async () => {
  const [pro] = inspectedFlows.filter(({id}) => id === 'pro');
  const {actor, walk: walkOn} = startInSandbox(sandbox.url, pro as InspectedFlow);
  const states = statesPassed(actor);
  expect(await walkOn('pro.created').end).toEqual(arrived);
  actor.stop();
  expect(states.slice(-2)).toEqual(['pro.creatingEnvironment.waiting', 'pro.created']);
});

test.each(inspectedFlows)('a walk through the $id flow stops where it has ended', async (flow) => {
  const {actor, walk: walkOn} = startInSandbox(sandbox.url, flow);
  actor.send({type: 'flow.leave'});
  expect(actor.getSnapshot().status).toBe('done');
  expect(await walkOn(flow.id).end).toEqual({
    kind: 'stopped',
    reason: 'The flow has ended. Load its page again.',
  });
});

describe('in the sandbox, a walk that is stopped', () => {
  const flow = inspectedFlows.find(({id}) => id === 'free');
  if (!flow) throw new Error('there is no free flow');

  /** Walks to where creation is kept waiting; once it comes to this state on the way, the walk stops. */
  const stopIn = async (state: string, andThen: (actor: AnyActorRef) => void) => {
    const {actor, walk: walkOn} = startInSandbox(sandbox.url, flow);
    const {end, stop} = walkOn('free.creatingEnvironment.waitingLonger');
    actor.subscribe(({_nodes}) => {
      if (!_nodes.some(({id}: {id: string}) => id === state)) return;
      stop();
      andThen(actor);
    });
    expect(await end).toEqual({kind: 'stopped', reason: 'Stopped.'});
    return actor;
  };

  test('leaves behind none of the answers that it had arranged', async () => {
    await stopIn('free.signingUp.choosingExampleData.runningInvisibleCheck', (actor) =>
      actor.stop(),
    );
    expect(await walk(flow, 'free.created')).toEqual([arrived]);
  });

  test('lets the creation that it kept waiting go on', async () => {
    const actor = await stopIn('free.creatingEnvironment.waiting', () => undefined);
    const {value} = await waitFor(actor, (snapshot) => snapshot.matches('created'));
    expect(value).toBe('created');
  });
});
