import type {FlowEvent} from '../../../machines/shared/flowTypes.ts';
import {type Part, parts} from '../../browser/part.ts';
import {type DrawnActor, type FlowActor, metaOf} from '../../flows/shared/flowActor.ts';
import type {Gate} from '../../flows/shared/flowContext.ts';
import type {FlowDefinition} from '../../flows/shared/flowDefinition.ts';
import {missingAt} from '../flows.ts';

/** In milliseconds, before the wait is told in words. */
export const SOON = 2_000;

/** What has to come before an event can leave a start screen; nothing once it is there. */
const missingFor = (
  {plans, rest}: FlowDefinition,
  actor: FlowActor,
  {type}: FlowEvent,
): Part<unknown> | undefined => {
  const {plan} = actor.getSnapshot().context;
  const path = type === 'plan.confirm' && plan && plans?.[plan];
  if (path) return missingAt(path);
  return type === 'account.submit' && !rest.get() ? rest : undefined;
};

/**
 * A flow's actor as its screens see it: what leaves a start screen goes on once the code behind it is there. Whoever
 * goes on filling in until then, or goes elsewhere, has not gone on.
 */
export const createStepGate = (
  flow: FlowDefinition,
  actor: FlowActor,
  tell: (gate: Gate) => void,
): DrawnActor & {close: () => void} => {
  let close = () => {};

  const hold = (event: FlowEvent) => {
    close();
    const controller = new AbortController();
    const {signal} = controller;
    const screen = metaOf(actor.getSnapshot())?.screen;
    const timer = setTimeout(() => tell('slow'), SOON);
    let awaited: Part<unknown> | undefined;
    const goOn = () => {
      const missing = missingFor(flow, actor, event);
      if (!missing) {
        close();
        actor.send(event);
      } else if (missing !== awaited) {
        awaited = missing;
        missing.load().catch(() => {
          if (signal.aborted) return;
          clearTimeout(timer);
          tell('failed');
        });
      }
    };
    const unsubscribe = parts.subscribe(goOn);
    const moves = actor.subscribe((snapshot) => {
      if (metaOf(snapshot)?.screen !== screen) close();
    });
    close = () => {
      if (signal.aborted) return;
      controller.abort();
      clearTimeout(timer);
      unsubscribe();
      moves.unsubscribe();
      tell('open');
    };
    addEventListener('input', close, {capture: true, signal});
    tell('waiting');
    goOn();
  };

  return {
    send: (event) => {
      if (missingFor(flow, actor, event)) hold(event);
      else actor.send(event);
    },
    getSnapshot: actor.getSnapshot.bind(actor),
    subscribe: actor.subscribe.bind(actor),
    close: () => close(),
  };
};
