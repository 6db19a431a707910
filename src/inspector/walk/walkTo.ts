import {type AnyActorRef, type AnyMachineSnapshot, getNextSnapshot} from 'xstate';
import type {FlowCase} from '../../../machines/shared/model/flowCases.ts';
import {timeLimitOf} from '../../../machines/shared/timeLimits.ts';
import type {WalkProgress} from '../feed/messages.ts';
import type {InspectedFlow} from '../flows.ts';
import {nameFor, withExampleName} from './exampleInput.ts';
import {isVisitorCase, planWalk} from './planWalk.ts';
import {scenariosFor, type WalkWorld, withToken} from './sandboxWorld.ts';

type Walk = {
  flow: InspectedFlow;
  actor: AnyActorRef;
  /** Id of the state to reach. */
  goal: string;
  /** Makes the web address of this walk its own. */
  count: number;
  world: WalkWorld;
  onProgress: (progress: WalkProgress) => void;
};

/** A walk that has come no further after so many steps is going round in circles. */
const MOST_STEPS = 60;
const LONGEST_WAIT = 15_000;
const MOST_SURPRISES = 2;
const FLOW_ENDED = 'The flow has ended. Load its page again.';

const waitFor = ({machine}: InspectedFlow, {event}: FlowCase): number => {
  const limit = machine.implementations.delays[timeLimitOf(event.type) ?? ''];
  return LONGEST_WAIT + (typeof limit === 'number' ? limit : 0);
};

const inVain = ({words}: FlowCase): string =>
  `Waited in vain for: ${words}. Look on /sandbox whether another answer is chosen there, load the page again and go there anew.`;

/** What the world is to answer before the visitor's next turn. */
const awaitedIn = (planned: readonly FlowCase[]): readonly FlowCase[] => {
  const end = planned.findIndex(isVisitorCase);
  return end < 0 ? planned : planned.slice(0, end);
};

/** Plans a walk, and keeps to the plan for as long as it comes true. */
const createPlanner = ({flow, goal}: Pick<Walk, 'flow' | 'goal'>) => {
  let left: readonly FlowCase[] = [];
  let expected = '';
  return (snapshot: AnyMachineSnapshot): readonly FlowCase[] | undefined => {
    const isAsPlanned = left.length > 0 && flow.model.serialiseState(snapshot) === expected;
    const planned = isAsPlanned ? left : planWalk(flow, snapshot, goal);
    const [next, ...rest] = planned ?? [];
    left = rest;
    if (next) {
      expected = flow.model.serialiseState(getNextSnapshot(flow.machine, snapshot, next.event));
    }
    return planned;
  };
};

/**
 * Takes a running flow to a state: does what a visitor would do, and waits for what the world answers. Plans
 * anew when the world answers otherwise. Returns how to stop it. However it ends, it leaves no answer arranged.
 */
export const walkTo = (walk: Walk): ((reason?: string) => void) => {
  const {flow, actor, count, world, onProgress} = walk;
  if (actor.getSnapshot().status !== 'active') {
    onProgress({kind: 'stopped', reason: FLOW_ENDED});
    return () => undefined;
  }
  const planFrom = createPlanner(walk);
  let steps = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let plan: readonly string[] = [];
  let surprises = 0;
  let isOver = false;
  let cleared: Promise<void> | undefined;

  const finish = (progress: WalkProgress) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    subscription.unsubscribe();
    // An answer that is kept waiting is what some states consist of: a walk that arrives stays there.
    if (cleared) void (progress.kind === 'arrived' ? world.arrange([]) : world.takeBack());
    onProgress(progress);
  };

  const stop = (reason: string) => finish({kind: 'stopped', reason});

  /** Reported once, and again where the world has answered otherwise; then a surprise. */
  const reportPlan = (words: readonly string[]) => {
    const isAsBefore = words.join() === plan.join() || words.join() === plan.slice(1).join();
    if (!isAsBefore) {
      if (plan.length > 0) surprises += 1;
      onProgress({kind: 'walking', planned: words});
    }
    plan = words;
  };

  const act = async (next: FlowCase, planned: readonly FlowCase[]) => {
    const turn = steps;
    const isDue = () => turn === steps && !isOver;
    await cleared;
    if (isDue()) await world.arrange(scenariosFor(awaitedIn(planned.slice(1))));
    const name = `${nameFor(flow, planned)}${count}`;
    const token = next.event.type === 'challenge.solved' ? await world.challengeToken() : undefined;
    if (isDue()) actor.send(withToken(withExampleName(next.event, name), token));
  };

  const go = (snapshot: AnyMachineSnapshot) => {
    clearTimeout(timer);
    const planned = planFrom(snapshot);
    const [next] = planned ?? [];
    if (!planned) return stop('No way leads there from here.');
    if (!next) return finish({kind: 'arrived'});
    cleared ??= world.goOn(scenariosFor(awaitedIn(planned)));
    if (steps >= MOST_STEPS) return stop(`Still not there after ${MOST_STEPS} steps.`);
    steps += 1;
    const [awaited] = plan;
    reportPlan(planned.map(({words}) => words));
    if (surprises > MOST_SURPRISES) {
      return stop(`The app answers otherwise than "${awaited}": choose that answer on /sandbox.`);
    }
    timer = isVisitorCase(next)
      ? setTimeout(() => void act(next, planned))
      : setTimeout(() => stop(inVain(next)), waitFor(flow, next));
  };

  const subscription = actor.subscribe({
    next: go,
    complete: () => stop(FLOW_ENDED),
  });
  go(actor.getSnapshot());
  return (reason = 'Stopped.') => stop(reason);
};
