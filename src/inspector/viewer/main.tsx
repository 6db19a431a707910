import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {COMMAND_CHANNEL, type Command, FEED_CHANNEL, type FeedMessage} from '../feed/messages.ts';
import {newId} from '../feed/newId.ts';
import {InspectorApp} from './inspectorApp.tsx';
import {ViewerContext} from './viewerContext.ts';
import {createViewerStore} from './viewerStore.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The inspector page has no #root');

const feed = new BroadcastChannel(FEED_CHANNEL);
const commands = new BroadcastChannel(COMMAND_CHANNEL);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
const command = (asked: Command) => commands.postMessage(asked);

const store = createViewerStore();
const viewer = newId();
const hello = () => command({kind: 'hello', viewer});
feed.addEventListener('message', ({data}: MessageEvent<FeedMessage>) => {
  if (data.kind === 'ready') command({kind: 'hello', viewer, load: data.load});
  store.hear(data);
});
addEventListener('pagehide', () => command({kind: 'bye', viewer}));
addEventListener('pageshow', ({persisted}) => {
  if (persisted) hello();
});
hello();

const inspector = (
  <ViewerContext value={{store, command}}>
    <InspectorApp />
  </ViewerContext>
);
// It runs nowhere but in development, where StrictMode renders all twice: only those who test it need that.
const isStrict = new URLSearchParams(location.search).has('strict');
createRoot(root).render(isStrict ? <StrictMode>{inspector}</StrictMode> : inspector);
