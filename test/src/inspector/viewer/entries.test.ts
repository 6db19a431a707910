import {describe, expect, test} from 'vitest';
import type {FeedMessage, InspectedActor, Step} from '../../../../src/inspector/feed/messages.ts';
import {emptyRecording, record, tabsIn} from '../../../../src/inspector/viewer/entries.ts';

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
const first: FeedMessage = {...page, kind: 'step', step: step(0, 'one')};
const second: FeedMessage = {...page, kind: 'step', step: step(1, 'two')};

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
      {...reloaded, kind: 'step', step: step(0, 'one')},
      {...reloaded, kind: 'step', step: step(1, 'two')},
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
      {...other, kind: 'step', step: step(0, 'one')},
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
