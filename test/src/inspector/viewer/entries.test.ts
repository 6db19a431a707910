import {describe, expect, test} from 'vitest';
import type {FeedMessage, InspectedActor, Step} from '../../../../src/inspector/feed/messages.ts';
import {
  emptyRecording,
  piecesOf,
  record,
  tabsIn,
} from '../../../../src/inspector/viewer/entries.ts';

const actor: InspectedActor = {id: 'x:0', flow: 'free', at: 1};

const step = (seq: number, state: string): Step => ({
  seq,
  at: seq,
  actor: actor.id,
  event: seq === 0 ? 'xstate.init' : 'plan.confirm',
  facts: {},
  tried: [],
  fired: [],
  after: {
    active: [],
    value: state,
    state,
    tags: [],
    status: 'active',
    path: '/',
    history: 'push',
    context: {},
  },
  address: '/',
});

const page = {tab: 'a', load: 'a1'};
const started: FeedMessage = {...page, kind: 'started', actor};
const first: FeedMessage = {...page, kind: 'steps', steps: [step(0, 'one')]};
const second: FeedMessage = {...page, kind: 'steps', steps: [step(1, 'two')]};

const heard = (...messages: FeedMessage[]) => messages.reduce(record, emptyRecording);

describe('what the viewer has heard', () => {
  test('is kept in order, each step with where the flow stood before', () => {
    const {entries} = heard(started, first, second);
    expect(entries.map(({id, before}) => [id, before?.state])).toEqual([
      ['a1/x:0/0', undefined],
      ['a1/x:0/1', 'one'],
    ]);
  });

  test('does not change when it is heard again', () => {
    const known = heard(started, first, second);
    const again: FeedMessage = {
      ...page,
      kind: 'here',
      actors: [actor],
      steps: [step(0, 'one'), step(1, 'two')],
    };
    expect(record(known, again)).toBe(known);
  });

  test('is caught up with when the viewer opens late', () => {
    const {entries} = heard({
      ...page,
      kind: 'here',
      actors: [actor],
      steps: [step(0, 'one'), step(1, 'two')],
    });
    expect(entries.map(({step: {seq}}) => seq)).toEqual([0, 1]);
  });

  test('goes on after the page was loaded again, and says where', () => {
    const reloaded = {tab: 'a', load: 'a2'};
    const {entries} = heard(
      started,
      first,
      {...page, kind: 'gone'},
      {...reloaded, kind: 'started', actor},
      {...reloaded, kind: 'steps', steps: [step(0, 'one')]},
      {...reloaded, kind: 'steps', steps: [step(1, 'two')]},
    );
    expect(entries.map(({load, isAfterReload}) => [load, isAfterReload])).toEqual([
      ['a1', false],
      ['a2', true],
      ['a2', false],
    ]);
  });

  test('tells two tabs apart, and which of them is gone', () => {
    const other = {tab: 'b', load: 'b1'};
    const recording = heard(
      started,
      first,
      {...other, kind: 'started', actor: {...actor, flow: 'pro'}},
      {...other, kind: 'steps', steps: [step(0, 'one')]},
      {...page, kind: 'gone'},
    );
    expect(tabsIn(recording)).toEqual([
      {tab: 'a', flow: 'free', isOpen: false},
      {tab: 'b', flow: 'pro', isOpen: true},
    ]);
    expect(recording.entries.map(({isAfterReload}) => isAfterReload)).toEqual([false, false]);
  });

  test('counts a page as open again once it says that it is here', () => {
    const here: FeedMessage = {...page, kind: 'here', actors: [actor], steps: []};
    expect(tabsIn(heard(started, {...page, kind: 'gone'}, here))).toEqual([
      {tab: 'a', flow: 'free', isOpen: true},
    ]);
  });
});

describe('the rows of the log', () => {
  const steps = Array.from({length: 50}, (_, seq) => step(seq, 'one'));
  const {entries} = heard(started, {...page, kind: 'steps', steps});
  const sizes = (some: typeof entries) => piecesOf(some).map((piece) => piece.entries.length);

  test('are drawn in pieces, of which one more step changes the last alone', () => {
    expect(sizes(entries)).toEqual([20, 20, 10]);
    expect(sizes(entries.slice(0, -1))).toEqual([20, 20, 9]);
  });

  test('stay in their piece when older ones are let go', () => {
    expect(piecesOf(entries.slice(5)).map(({key}) => key)).toEqual(
      piecesOf(entries).map(({key}) => key),
    );
    expect(sizes(entries.slice(5))).toEqual([15, 20, 10]);
  });
});

test('a step that changes nothing in the context keeps that of the step before', () => {
  const {entries} = heard(started, first, second);
  expect(entries[1]?.step).toEqual(step(1, 'two'));
  expect(entries[1]?.step.after.context).toBe(entries[0]?.step.after.context);
});
