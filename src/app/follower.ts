import {
  type DrawnActor,
  type FlowActor,
  type FlowSnapshot,
  metaOf,
} from '../flows/shared/flowActor.ts';
import type {FlowDefinition} from '../flows/shared/flowDefinition.ts';

/** A flow as it is drawn, which may stay behind its machine for a while. */
export type Follower = DrawnActor & {
  /** Goes to what the machine stands on, whatever is there of it. */
  catchUp: () => void;
};

/**
 * Follows a flow's machine from screen to screen as soon as the code of the next one is there; until then the one
 * before stays, at work: what is pressed or typed there has nowhere to go. The address follows the machine itself.
 */
export const createFollower = ({screens}: FlowDefinition, actor: FlowActor): Follower => {
  let drawn = actor.getSnapshot();
  let isBehind = false;

  const catchUp = () => {
    drawn = actor.getSnapshot();
    isBehind = false;
  };
  const stay = () => {
    const before = drawn;
    const hasTag: FlowSnapshot['hasTag'] = (tag) => tag === 'busy' || before.hasTag(tag);
    drawn = {...before, hasTag, can: () => false};
    isBehind = true;
  };
  const getSnapshot = () => {
    const snapshot = actor.getSnapshot();
    if (snapshot === drawn) return drawn;
    const screen = metaOf(snapshot)?.screen;
    const isShown = screen && screen === metaOf(drawn)?.screen;
    if (isShown || (screen && screens[screen]?.screen.loaded())) catchUp();
    else if (!isBehind) stay();
    return drawn;
  };

  return {
    send: (event) => {
      getSnapshot();
      if (!isBehind) actor.send(event);
    },
    getSnapshot,
    subscribe: actor.subscribe.bind(actor),
    catchUp,
  };
};
