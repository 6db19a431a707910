import type {AnyActorRef} from 'xstate';
import {visitorCases} from '../../../machines/shared/model/flowCases.ts';
import {isSentByApp} from '../chart/eventWords.ts';
import {flowById, type InspectedFlow} from '../flows.ts';
import {nameFor, withExampleName} from '../walk/exampleInput.ts';
import {type WalkWorld, withToken} from '../walk/sandboxWorld.ts';
import {walkTo} from '../walk/walkTo.ts';
import {createEarlierLoads} from './earlier/earlierLoads.ts';
import {
  type AppTab,
  type Command,
  type EarlierLoad,
  type FeedMessage,
  type Facts,
  type InspectedActor,
  KEPT_STEPS,
  PAGE_LEFT,
  type PageForm,
  type Step,
} from './messages.ts';
import {offersIn} from './offers.ts';
import {createOutbox} from './outbox.ts';
import {recordSteps} from './steps/recorder.ts';

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
  /** Where a tab's page leaves its steps for the next that the tab loads. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Runs a task when the page has nothing more urgent to do. */
  later: (task: () => void) => void;
  world: WalkWorld;
  /** The form that the page shows. */
  form: () => PageForm | undefined;
  listeners?: readonly FeedListener[];
};

type Running = {
  info: InspectedActor;
  actor: AnyActorRef;
  flow: InspectedFlow;
  note: (event: string, facts: Facts) => void;
};

/** Sends a viewer what the running flows do, and does to them what a viewer asks. */
export const createFeed = (settings: Settings) => {
  const {tab, load, post, now, address, later, world, form, listeners = []} = settings;
  const running = new Map<string, Running>();
  const stopWalks = new Map<string, (reason?: string) => void>();
  const kept: Step[] = [];
  let lastWalk: FeedMessage | undefined;
  const earlierLoads = createEarlierLoads(settings);
  const outbox = createOutbox({
    post: (steps) => post({tab, load, kind: 'steps', steps}),
    later,
  });

  const onStep = (step: Step) => {
    kept.push(step);
    if (kept.length > KEPT_STEPS) kept.shift();
    outbox.add(step);
    for (const listener of listeners) listener.onStep(step);
  };

  /** Makes a flow's actor known, before it starts. */
  const watch = (actor: AnyActorRef, flowId: string): void => {
    const flow = flowById(flowId);
    if (!flow) return;
    const info = {id: actor.sessionId, flow: flowId, at: now()};
    post({tab, load, kind: 'started', actor: info});
    for (const listener of listeners) listener.onStarted(info);
    const note = recordSteps(actor, {now, address, onStep});
    running.set(info.id, {info, actor, flow, note});
  };

  /** Reports what else happens in the page among the steps of its flow: the last that was opened. */
  const note = (event: string, facts: Facts): void =>
    [...running.values()].at(-1)?.note(event, facts);

  const postOffers = ({info, actor, flow}: Running, state?: string) => {
    const seq = kept.findLast((step) => step.actor === info.id)?.seq ?? 0;
    const offers = offersIn(flow, actor.getSnapshot(), state);
    outbox.flush();
    post({tab, load, kind: 'offers', actor: info.id, seq, state, offers, form: form()});
  };

  const send = async ({actor, flow}: Running, words: string) => {
    const found = visitorCases(flow.model).find((one) => one.words === words);
    if (!found || isSentByApp(found.event.type)) return;
    const event = withExampleName(found.event, `${nameFor(flow, [])}${now() % 1_000_000}`);
    if (event.type === 'challenge.solved') {
      actor.send(withToken(event, await world.challengeToken()));
    } else actor.send(event);
    outbox.flush();
  };

  const walk = ({info, actor, flow}: Running, goal: string) => {
    stopWalks.get(info.id)?.();
    const stop = walkTo({
      flow,
      actor,
      goal,
      count: now() % 1_000_000,
      world,
      onProgress: (progress) => {
        outbox.flush();
        lastWalk = {tab, load, kind: 'walk', actor: info.id, goal, progress};
        post(lastWalk);
      },
    });
    stopWalks.set(info.id, stop);
  };

  const actorsSoFar = () => [...running.values()].map(({info}) => info);

  const postAll = (viewer: string, earlier: readonly EarlierLoad[]) => {
    outbox.flush();
    outbox.open(viewer);
    post({tab, load, kind: 'here', actors: actorsSoFar(), steps: kept, earlier});
    if (lastWalk) post(lastWalk);
  };

  const ready = () => post({tab, load, kind: 'ready'});

  const goAway = () => {
    for (const stop of stopWalks.values()) stop(PAGE_LEFT);
    outbox.flush();
    post({tab, load, kind: 'gone'});
    earlierLoads.keep({actors: actorsSoFar(), steps: kept});
  };

  const greet = (command: Extract<Command, {kind: 'hello'}>) => {
    if (command.load === undefined) postAll(command.viewer, earlierLoads.read());
    if (command.load === load) postAll(command.viewer, []);
  };

  /** Answers a viewer. */
  const obey = (command: Command): void => {
    if (command.kind === 'hello') return greet(command);
    if (command.kind === 'bye') return outbox.close(command.viewer);
    const one = command.tab === tab ? running.get(command.actor) : undefined;
    if (!one) return undefined;
    if (command.kind === 'askOffers') return postOffers(one, command.state);
    if (command.kind === 'send') return void send(one, command.words);
    if (command.kind === 'walk') return walk(one, command.goal);
    return stopWalks.get(command.actor)?.();
  };

  return {watch, note, obey, ready, goAway};
};
