import type {StateValue, Subscribable} from 'xstate';
import type {
  FlowContext,
  FlowEvent,
  FlowMeta,
  FlowTag,
} from '../../../../machines/shared/flow/flowTypes.ts';

/** What any flow's machine shows of itself; the shape of the state value differs from flow to flow. */
export type FlowSnapshot = {
  status: 'active' | 'done' | 'error' | 'stopped';
  value: StateValue;
  context: FlowContext;
  hasTag: (tag: FlowTag) => boolean;
  can: (event: FlowEvent) => boolean;
  getMeta: () => Record<string, FlowMeta | undefined>;
};

/** A running flow, whichever it is. */
export type FlowActor = Subscribable<FlowSnapshot> & {
  start: () => unknown;
  send: (event: FlowEvent) => void;
  getSnapshot: () => FlowSnapshot;
};

/** A flow as its screens see it. */
export type ScreenActor = Omit<FlowActor, 'start'>;

/** The screen and path of the state a flow stands on; none once the visitor has left it. */
export const metaOf = (snapshot: FlowSnapshot): FlowMeta | undefined =>
  Object.values(snapshot.getMeta()).find((meta) => meta !== undefined);

/** Whether a web address is being looked up. */
export const isChecking = (snapshot: FlowSnapshot): boolean => snapshot.hasTag('checking');

/** Whether a step is being sent: its fields stand as they were submitted, but for one whose edit calls it off. */
export const isSendingIn = (snapshot: FlowSnapshot): boolean =>
  snapshot.hasTag('busy') && !snapshot.hasTag('preparing');
