import {createBrowserInspector, type createInspector} from '@statelyai/inspect';
import {flowById} from '../../flows.ts';
import type {FeedListener} from '../createFeed.ts';
import {chartDefinition} from './chartDefinition.ts';

type Inspector = Pick<ReturnType<typeof createInspector>, 'actor' | 'event' | 'snapshot'>;
type ActorLike = Exclude<Parameters<Inspector['actor']>[0], string>;

/** What the inspector reads of an actor: its id and its chart. It takes a chart from nowhere else. */
const standIn = (sessionId: string, config: unknown) =>
  ({sessionId, id: sessionId, logic: {config}}) as unknown as ActorLike;

/** Sends Stately's inspector what the feed sends the viewer, and nothing else: it never sees an actor. */
export const statelyListener = (inspector: Inspector): FeedListener => ({
  onStarted: ({id, flow}) => {
    const machine = flowById(flow)?.machine;
    if (machine) inspector.actor(standIn(id, chartDefinition(machine)), undefined);
  },
  onStep: ({actor, event, facts, after}) => {
    const shown = {type: event, ...facts};
    inspector.event(actor, shown);
    inspector.snapshot(
      actor,
      {status: after.status, value: after.value, context: after.context},
      {event: shown},
    );
  },
});

/** Opens at a key press or click, since a window opened at load is stopped by the browser. */
export const startStately = (): FeedListener => {
  const inspector = createBrowserInspector({autoStart: false});
  addEventListener('pointerdown', () => inspector.start(), {once: true});
  return statelyListener(inspector);
};
