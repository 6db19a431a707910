import type {AnyActorRef} from 'xstate';
import {sandboxWorld} from '../walk/sandboxWorld.ts';
import {createFeed, type FeedListener} from './createFeed.ts';
import {COMMAND_CHANNEL, type Command, FEED_CHANNEL, type FeedMessage, NOTES} from './messages.ts';
import {newId} from './newId.ts';
import {addOpenButton} from './openButton.ts';
import {readForm, watchForms} from './page/pageForm.ts';
import {watchRequests} from './page/requests.ts';

const TAB_NAME = /^flow-inspector-tab-(\w+)$/;

/** The name of a window outlives a reload and is its own in every tab; storage would be shared or copied. */
const tabId = (): string => {
  const [, known] = TAB_NAME.exec(window.name) ?? [];
  const id = known ?? newId();
  if (window.name === '') window.name = `flow-inspector-tab-${id}`;
  return id;
};

/** Between two messages to a viewer, in ms, so that typing costs no more than a few messages a second. */
const LULL = 200;

const whenIdle = (task: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, {timeout: 100});
  else task();
};

const createLater = () => {
  let last = 0;
  return (task: () => void): void => {
    const run = () => {
      last = performance.now();
      task();
    };
    // The browser throttles the timers of a page that is not seen, and nobody types in it.
    if (document.hidden) queueMicrotask(run);
    else setTimeout(() => whenIdle(run), Math.max(0, last + LULL - performance.now()));
  };
};

const statelySink = async (): Promise<readonly FeedListener[]> => {
  // Nothing of a demo goes to another site.
  if (import.meta.env.MODE === 'demo') return [];
  if (new URLSearchParams(location.search).get('inspect') !== 'stately') return [];
  const {startStately} = await import('./stately/statelySink.ts');
  return [startStately()];
};

/**
 * Development only: lets the flow inspector see the flows of this page. What it is given to watch must not
 * have started.
 */
export const startFeed = async () => {
  const feedChannel = new BroadcastChannel(FEED_CHANNEL);
  const commandChannel = new BroadcastChannel(COMMAND_CHANNEL);
  const page = {tab: tabId(), load: newId()};
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const post = (message: FeedMessage) => feedChannel.postMessage(message);
  const forms = watchForms(document, (fields) =>
    feed.note(NOTES.formRefused, {fields: fields.join(', ')}),
  );
  watchRequests((facts) => feed.note(NOTES.requestSent, facts));
  const feed = createFeed({
    ...page,
    post,
    now: Date.now,
    address: () => location.pathname,
    storage: () => sessionStorage,
    later: createLater(),
    world: sandboxWorld(`walk-${page.tab}`),
    form: () => readForm(document),
    listeners: [{onStarted: () => {}, onStep: forms.onStep}, ...(await statelySink())],
  });
  commandChannel.addEventListener('message', ({data}: MessageEvent<Command>) => feed.obey(data));
  // A page kept for Back and Forward has no open channel: it says that it goes, and that it is back.
  addEventListener('pagehide', feed.goAway);
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) feed.ready();
  });
  feed.ready();
  addOpenButton();
  return {watch: (actor: unknown, flow: string) => feed.watch(actor as AnyActorRef, flow)};
};
