import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {emptyDraft} from '../../../../machines/shared/draft/draft.ts';
import type {FlowEvent} from '../../../../machines/shared/flow/flowTypes.ts';
import {createStepGate, SOON} from '../../../../src/app/loading/stepGate.ts';
import {type Chunk, createChunk} from '../../../../src/browser/chunk.ts';
import {freeFlow} from '../../../../src/flows/free/FreeFlow.tsx';
import {metaOf} from '../../../../src/flows/shared/contract/flowActor.ts';
import type {Screens} from '../../../../src/flows/shared/contract/flowDefinition.ts';
import {createCallDesk} from '../../../support/session/callDesk.ts';
import {account, password} from '../../../support/people.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const submit: FlowEvent = {type: 'account.submit', values: account, password: password()};

/** The start step of a flow whose rest comes when the test says so. */
const open = (behind?: Chunk<Screens>) => {
  const tries: {come: (screens: Screens) => void; fail: () => void}[] = [];
  const rest = createChunk(
    'a rest',
    () =>
      new Promise<Screens>((resolve, reject) => {
        tries.push({come: resolve, fail: () => reject(new TypeError('Failed to fetch'))});
      }),
  );
  const flow = {
    ...freeFlow,
    get rest() {
      return behind && rest.get() ? behind : rest;
    },
  };
  const desk = createCallDesk();
  const input = {draft: emptyDraft, password: undefined, plan: undefined, telephoneRequired: true};
  const actor = flow.createActor(input, desk.services);
  actor.start();
  actor.send({type: 'screen.visit', screen: 'account', by: 'address'});
  const notified: string[] = [];
  const gate = createStepGate(flow, actor, (state) => notified.push(state));
  const come = async () => {
    tries.at(-1)?.come({details: () => null});
    await vi.advanceTimersByTimeAsync(0);
  };
  const lose = async () => {
    for (const _ of ['once', 'twice']) {
      tries.at(-1)?.fail();
      await vi.advanceTimersByTimeAsync(500);
    }
  };
  const isBusy = () => actor.getSnapshot().hasTag('busy');
  const at = () => metaOf(actor.getSnapshot())?.screen;
  return {gate, notified, tries, come, lose, isBusy, at, actor, desk};
};

it('lets through at once what leads to code that is loaded', () => {
  const {gate, notified, actor} = open();
  gate.send({type: 'draft.save', values: {firstName: 'Jan'}});
  expect(actor.getSnapshot().context.draft.firstName).toBe('Jan');
  expect(notified).toEqual([]);
});

it('holds what was submitted until the rest of the flow is there, and then goes on by itself', async () => {
  const {gate, notified, isBusy, come} = open();
  gate.send(submit);
  await vi.advanceTimersByTimeAsync(SOON - 1);
  expect([isBusy(), notified]).toEqual([false, ['waiting']]);
  await vi.advanceTimersByTimeAsync(1);
  expect(notified).toEqual(['waiting', 'slow']);
  await come();
  expect([isBusy(), notified]).toEqual([true, ['waiting', 'slow', 'open']]);
});

it('offers no other try while it waits for what lies behind a file that arrived late', async () => {
  const {gate, notified, lose, come} = open(createChunk('behind', () => new Promise(() => {})));
  gate.send(submit);
  await lose();
  await vi.advanceTimersByTimeAsync(SOON);
  await come();
  expect(notified).toEqual(['waiting', 'failed', 'slow']);
});

it('reports that loading failed, and still goes on once the code arrives', async () => {
  const {gate, notified, isBusy, lose, come} = open();
  gate.send(submit);
  await lose();
  await vi.advanceTimersByTimeAsync(SOON);
  expect([isBusy(), notified]).toEqual([false, ['waiting', 'failed']]);
  await come();
  expect([isBusy(), notified.at(-1)]).toEqual([true, 'open']);
});

it('asks at once when it is submitted again, and goes on once', async () => {
  const {gate, tries, lose, come, actor} = open();
  gate.send(submit);
  await lose();
  const before = tries.length;
  gate.send(submit);
  expect(tries.length).toBe(before + 1);
  const send = vi.spyOn(actor, 'send');
  await come();
  expect(send.mock.calls).toEqual([[submit]]);
});

it('lets go of what it held once the visitor goes on filling in', async () => {
  const {gate, notified, isBusy, come} = open();
  gate.send(submit);
  document.body.dispatchEvent(new Event('input', {bubbles: true}));
  await come();
  expect([isBusy(), notified]).toEqual([false, ['waiting', 'open']]);
});

it('lets go of what it held once the web address is known to be taken', async () => {
  const {gate, notified, tries, actor, desk, come, isBusy} = open();
  actor.send({type: 'domain.leave', domainName: account.domainName});
  await vi.advanceTimersByTimeAsync(1_000);
  gate.send(submit);
  await desk.answer('checkAvailability', {kind: 'taken'});
  await vi.advanceTimersByTimeAsync(0);
  expect(notified).toEqual(['waiting', 'open']);
  gate.send(submit);
  expect(notified).toEqual(['waiting', 'open']);
  expect(tries).toHaveLength(1);
  await come();
  expect(isBusy()).toBe(false);
});

it('lets go of what it held once the visitor is elsewhere', async () => {
  const {gate, notified, actor, at, come} = open();
  gate.send(submit);
  actor.send({type: 'screen.visit', screen: 'flowChoice', by: 'history'});
  await come();
  expect([at(), notified]).toEqual(['flowChoice', ['waiting', 'open']]);
});

it('holds a plan until the flow that it leads to has loaded', async () => {
  const {gate, notified, actor} = open();
  actor.send({type: 'screen.visit', screen: 'flowChoice', by: 'history'});
  actor.send({type: 'plan.choose', plan: 'pro'});
  gate.send({type: 'plan.confirm'});
  expect(notified).toEqual(['waiting']);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  expect([actor.getSnapshot().status, notified]).toEqual(['done', ['waiting', 'open']]);
});
