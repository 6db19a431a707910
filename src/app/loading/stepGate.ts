import {useEffect, useMemo, useState} from 'react';
import type {FlowEvent, Screen} from '../../../machines/shared/flow/flowTypes.ts';
import type {Chunk} from '../../browser/chunk.ts';
import type {FlowActor, ScreenActor} from '../../flows/shared/contract/flowActor.ts';
import type {Gate} from '../../flows/shared/contract/flowContext.ts';
import type {FlowDefinition} from '../../flows/shared/contract/flowDefinition.ts';
import {missingAt} from '../session/flows.ts';
import {entries} from '../session/routes.ts';

/** In milliseconds, before a text says that it waits. */
export const SOON = 2_000;

/** What has to come before an event can leave a start screen; nothing once it is there. */
const missingFor = (
  {plans, rest}: FlowDefinition,
  actor: FlowActor,
  {type}: FlowEvent,
): Chunk<unknown> | undefined => {
  const {plan} = actor.getSnapshot().context;
  const pathIn = type === 'plan.confirm' && plan && plans?.[plan];
  if (pathIn) return missingAt(pathIn(entries));
  return type === 'account.submit' && !rest.get() ? rest : undefined;
};

/**
 * A flow's actor as its screens see it: what leaves a start screen goes on once the code behind it is there. Whoever
 * goes on filling in until then, or goes elsewhere, stays on the step.
 */
export const createStepGate = (
  flow: FlowDefinition,
  actor: FlowActor,
  notify: (gate: Gate) => void,
): ScreenActor & {close: () => void} => {
  let close = () => {};
  /** The screen says so; nothing is to be waited for. */
  const isTaken = () => actor.getSnapshot().context.availability === 'taken';

  const hold = async (event: FlowEvent) => {
    close();
    const controller = new AbortController();
    const {signal} = controller;
    const timer = setTimeout(notify, SOON, 'slow');
    close = () => {
      if (signal.aborted) return;
      controller.abort();
      clearTimeout(timer);
      notify('open');
    };
    let hasFailed = false;
    const fail = () => {
      clearTimeout(timer);
      hasFailed = true;
      if (!signal.aborted) notify('failed');
    };
    addEventListener('input', close, {capture: true, signal});
    const watch = actor.subscribe(() => isTaken() && close());
    signal.addEventListener('abort', () => watch.unsubscribe());
    notify('waiting');
    for (
      let chunk = missingFor(flow, actor, event);
      chunk;
      chunk = missingFor(flow, actor, event)
    ) {
      if (hasFailed) notify('slow');
      hasFailed = false;
      chunk.load().catch(fail);
      await chunk.comes();
      if (signal.aborted) return;
    }
    close();
    actor.send(event);
  };

  return {
    send: (event) => {
      if (!missingFor(flow, actor, event)) actor.send(event);
      else if (!isTaken()) void hold(event);
    },
    getSnapshot: actor.getSnapshot.bind(actor),
    subscribe: actor.subscribe.bind(actor),
    close: () => close(),
  };
};

/** The actor that a screen sends to, and how it stands with what it sent. */
export const useStepGate = (flow: FlowDefinition, actor: FlowActor, screen: Screen | undefined) => {
  const [gate, setGate] = useState<Gate>('open');
  const gated = useMemo(() => createStepGate(flow, actor, setGate), [flow, actor]);
  useEffect(() => gated.close, [gated, screen]);
  return {gated, gate};
};
