import type {AnyActorRef} from 'xstate';
import {createFeed} from '../../../src/inspector/feed/createFeed.ts';
import type {FeedMessage, PageForm} from '../../../src/inspector/feed/messages.ts';
import {flowById} from '../../../src/inspector/flows.ts';
import type {WalkWorld} from '../../../src/inspector/walk/sandboxWorld.ts';
import type {FlowInput} from '../../../machines/shared/flow/flowTypes.ts';
import {startFlow} from '../../support/machines/flowRun.ts';

export const PAGE = {tab: 'tab1', load: 'load1'};
export const VIEWER = 'viewer1';

/** A world that answers as the test says, whatever a walk would like. */
export const stillWorld: WalkWorld = {
  arrange: () => Promise.resolve(),
  goOn: () => Promise.resolve(),
  takeBack: () => Promise.resolve(),
  challengeToken: () => Promise.resolve(undefined),
};

/** What is otherwise about the page that the flow runs in. */
type Page = {
  load?: string;
  storage?: () => Pick<Storage, 'getItem' | 'setItem'>;
  later?: (task: () => void) => void;
  world?: WalkWorld;
  form?: () => PageForm | undefined;
};

/** What a tab keeps from load to load, and all of it as text. */
export const tabStorage = () => {
  const items = new Map<string, string>();
  return {
    storage: () => ({
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => void items.set(key, text),
    }),
    text: () => [...items].join(),
  };
};

/** A flow that runs with a feed that watches it, and all that the feed sent. */
export const startRecorded = (flowId: string, input?: FlowInput, page: Page = {}) => {
  const flow = flowById(flowId);
  if (!flow) throw new Error(`there is no flow ${flowId}`);
  const start = input ?? flow.model.starts['nothing is known'];
  if (!start) throw new Error('the model knows no start "nothing is known"');
  const sent: FeedMessage[] = [];
  let clock = 0;
  const feed = createFeed({
    ...PAGE,
    post: (message) => sent.push(structuredClone(message)),
    now: () => (clock += 1),
    address: () => '/somewhere',
    later: (task) => task(),
    storage: tabStorage().storage,
    world: stillWorld,
    form: () => undefined,
    ...page,
  });
  feed.obey({kind: 'hello', viewer: VIEWER});
  let actor: AnyActorRef | undefined;
  const run = startFlow(flow.machine, flow.model, start, (inspected) => {
    if (inspected.type !== '@xstate.actor' || actor) return;
    actor = inspected.actorRef as AnyActorRef;
    feed.watch(actor, flowId);
  });
  const steps = () => sent.flatMap((message) => (message.kind === 'steps' ? message.steps : []));
  return {flow, run, feed, sent, steps, actorId: actor?.sessionId ?? ''};
};

/** From the account to the answer of creation, in the words of the pro model. */
export const proToCreation = [
  'leaves the web address field',
  'the web address is free',
  'submits the account',
  'the web address is free',
  'submits the details',
  'submits the team',
  'the bot check is loaded',
  'submits with example data',
  'the bot check gives a token',
  'the token is valid',
  'submits the subscription',
  'the bot check is loaded',
  'submits the billing details',
  'the bot check gives a token',
  'the token is valid',
];
