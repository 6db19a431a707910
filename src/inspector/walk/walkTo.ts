import type {AnyActorRef, AnyMachineSnapshot} from 'xstate';
import type {WalkProgress} from '../feed/messages.ts';
import type {InspectedFlow} from '../flows.ts';
import {withExampleName} from './exampleInput.ts';
import {isVisitorCase, planWalk} from './planWalk.ts';

type Walk = {
  flow: InspectedFlow;
  actor: AnyActorRef;
  /** Id of the state to reach. */
  goal: string;
  /** Makes the web address of this walk its own. */
  count: number;
  onProgress: (progress: WalkProgress) => void;
};

/** A walk that has come no further after so many steps is going round in circles. */
const MOST_STEPS = 60;
const LONGEST_WAIT = 15_000;
const MOST_SURPRISES = 2;

/**
 * Takes a running flow to a state: does what a visitor would do, and waits for what the world answers. Plans
 * anew after each step, since the world may answer otherwise. Returns how to stop it.
 */
export const walkTo = ({flow, actor, goal, count, onProgress}: Walk): (() => void) => {
  let steps = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let plan: readonly string[] = [];
  let surprises = 0;
  let isOver = false;

  const finish = (progress: WalkProgress) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    subscription.unsubscribe();
    onProgress(progress);
  };

  const stop = (reason: string) => finish({kind: 'stopped', reason});

  /** Told once, and again where the world has answered otherwise; then a surprise. */
  const tellPlan = (words: readonly string[]) => {
    const isAsBefore = words.join() === plan.join() || words.join() === plan.slice(1).join();
    if (!isAsBefore) {
      if (plan.length > 0) surprises += 1;
      onProgress({kind: 'walking', planned: words});
    }
    plan = words;
  };

  const go = (snapshot: AnyMachineSnapshot) => {
    clearTimeout(timer);
    const planned = planWalk(flow, snapshot, goal);
    const [next] = planned ?? [];
    if (!planned) return stop('No way leads there from here.');
    if (!next) return finish({kind: 'arrived'});
    if (steps >= MOST_STEPS) return stop(`Still not there after ${MOST_STEPS} steps.`);
    steps += 1;
    const [awaited] = plan;
    tellPlan(planned.map(({words}) => words));
    if (surprises > MOST_SURPRISES) {
      return stop(`The app answers otherwise than "${awaited}": choose that answer on /sandbox.`);
    }
    if (isVisitorCase(next)) {
      timer = setTimeout(() => actor.send(withExampleName(next.event, planned, count)));
    } else {
      timer = setTimeout(() => stop(`Waited in vain for: ${next.words}.`), LONGEST_WAIT);
    }
  };

  const subscription = actor.subscribe({
    next: go,
    complete: () => stop('The flow has ended.'),
  });
  go(actor.getSnapshot());
  return () => stop('Stopped.');
};
