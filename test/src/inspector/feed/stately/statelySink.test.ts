import {createInspector, type StatelyInspectionEvent} from '@statelyai/inspect';
import {expect, test, vi} from 'vitest';
import {statelyListener} from '../../../../../src/inspector/feed/stately/statelySink.ts';
import {startRecorded} from '../../recordedFlow.ts';

test("Stately's inspector receives the chart and the redacted steps, and nothing else", async () => {
  const sent: StatelyInspectionEvent[] = [];
  const inspector = createInspector({send: (event) => sent.push(event)});
  const listener = statelyListener(inspector);
  const {run, steps, actorId} = startRecorded('free');
  await run.takeInWords('chooses FREE');
  listener.onStarted({id: actorId, flow: 'free', at: 0});
  for (const step of steps()) listener.onStep(step);
  await vi.waitFor(() => expect(sent).toHaveLength(5));
  expect(sent.map(({type}) => type)).toEqual([
    '@xstate.actor',
    '@xstate.event',
    '@xstate.snapshot',
    '@xstate.event',
    '@xstate.snapshot',
  ]);
  const [actor, , , event, snapshot] = sent;
  expect(actor).toMatchObject({name: 'free', sessionId: actorId, snapshot: {status: 'active'}});
  expect(event).toMatchObject({event: {type: 'plan.choose', plan: 'free'}});
  const last = steps().at(-1)?.after;
  expect(snapshot).toMatchObject({
    event: {type: 'plan.choose', plan: 'free'},
    snapshot: {status: 'active', value: last?.value, context: last?.context},
  });
});
