import type {AnyActorRef} from 'xstate';
import {visitorCases} from '../cases.ts';
import {flowById, type InspectedFlow} from '../flows.ts';
import {withExampleName} from '../walk/exampleInput.ts';
import {walkTo} from '../walk/walkTo.ts';
import {
  type AppTab,
  type Command,
  type FeedMessage,
  type InspectedActor,
  KEPT_STEPS,
  type Step,
} from './messages.ts';
import {offersIn} from './offers.ts';
import {recordSteps} from './recorder.ts';

/** What happens in this load of the app, for whoever wants to know it beside the viewer. */
export type FeedListener = {
  onStarted: (actor: InspectedActor) => void;
  onStep: (step: Step) => void;
};

type Settings = AppTab & {
  post: (message: FeedMessage) => void;
  /** The clock, in epoch milliseconds. */
  now: () => number;
  address: () => string;
  listeners?: readonly FeedListener[];
};

type Running = {info: InspectedActor; actor: AnyActorRef; flow: InspectedFlow};

/** Tells a viewer what the running flows do, and does to them what a viewer asks. */
export const createFeed = ({tab, load, post, now, address, listeners = []}: Settings) => {
  const running = new Map<string, Running>();
  const stopWalks = new Map<string, () => void>();
  let steps: Step[] = [];

  const keep = (step: Step) => {
    steps = [...steps, step].slice(-KEPT_STEPS);
  };

  const onStep = (step: Step) => {
    keep(step);
    post({tab, load, kind: 'step', step});
    for (const listener of listeners) listener.onStep(step);
  };

  /** Makes a flow's actor known, before it starts. */
  const watch = (actor: AnyActorRef, flowId: string): void => {
    const flow = flowById(flowId);
    if (!flow) return;
    const info = {id: actor.sessionId, flow: flowId, at: now()};
    running.set(info.id, {info, actor, flow});
    post({tab, load, kind: 'started', actor: info});
    for (const listener of listeners) listener.onStarted(info);
    recordSteps(actor, {now, address, onStep});
  };

  const tellOffers = ({info, actor, flow}: Running) => {
    const seq = steps.findLast((step) => step.actor === info.id)?.seq ?? 0;
    const offers = offersIn(flow, actor.getSnapshot());
    post({tab, load, kind: 'offers', actor: info.id, seq, offers});
  };

  const send = ({actor, flow}: Running, words: string) => {
    const found = visitorCases(flow).find((one) => one.words === words);
    if (found) actor.send(withExampleName(found.event, [], now() % 1_000_000));
  };

  const walk = ({info, actor, flow}: Running, goal: string) => {
    stopWalks.get(info.id)?.();
    const stop = walkTo({
      flow,
      actor,
      goal,
      count: now() % 1_000_000,
      onProgress: (progress) => post({tab, load, kind: 'walk', actor: info.id, goal, progress}),
    });
    stopWalks.set(info.id, stop);
  };

  const tellAll = () => {
    const actors = [...running.values()].map(({info}) => info);
    post({tab, load, kind: 'here', actors, steps});
  };

  /** Answers a viewer. */
  const obey = (command: Command): void => {
    if (command.kind === 'hello') return tellAll();
    const one = command.tab === tab ? running.get(command.actor) : undefined;
    if (!one) return undefined;
    if (command.kind === 'askOffers') return tellOffers(one);
    if (command.kind === 'send') return send(one, command.words);
    if (command.kind === 'walk') return walk(one, command.goal);
    return stopWalks.get(command.actor)?.();
  };

  return {watch, obey, tellAll};
};
