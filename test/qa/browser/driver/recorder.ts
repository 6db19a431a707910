import type {AnyActorRef, AnyMachineSnapshot} from 'xstate';
import {leafOf, metaOf} from '../../../support/machines/position.ts';
import {transitionKey} from '../../../support/machines/transitions.ts';

/** What the QA build exposes of its machines on `window.qa`. */
export type Recorder = {
  /** The innermost state of the flow that runs now. */
  state: () => string;
  /** The path of that state; none once the flow has been left. */
  path: () => string | undefined;
  isBusy: () => boolean;
  /** Keys of the arrows taken since the page was loaded. */
  taken: () => string[];
};

/** Takes the inspector's place in the QA build: notes which arrows the running machines take. */
export const startFeed = async () => {
  const taken = new Set<string>();
  let running: AnyActorRef | undefined;
  const snapshot = (): AnyMachineSnapshot | undefined => running?.getSnapshot();
  const recorder: Recorder = {
    state: () => {
      const now = snapshot();
      return now ? leafOf(now) : '';
    },
    path: () => {
      const now = snapshot();
      return now && metaOf(now)?.path;
    },
    isBusy: () => snapshot()?.hasTag('busy') ?? false,
    taken: () => [...taken],
  };
  Object.assign(window, {qa: recorder});
  return {
    watch: (actor: AnyActorRef): void => {
      running = actor;
      actor.system.inspect((inspected) => {
        if (inspected.type !== '@xstate.microstep') return;
        for (const transition of inspected._transitions) taken.add(transitionKey(transition));
      });
    },
  };
};
