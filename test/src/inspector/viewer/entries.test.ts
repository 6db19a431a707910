import {describe, expect, test} from 'vitest';
import type {FeedMessage, InspectedActor, Step} from '../../../../src/inspector/feed/messages.ts';
import {
  emptyRecording,
  piecesOf,
  record,
  runningFlow,
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
      earlier: [],
    };
    expect(record(known, again)).toBe(known);
  });

  test('is complete when the viewer opens late', () => {
    const {entries} = heard({
      ...page,
      kind: 'here',
      actors: [actor],
      steps: [step(0, 'one'), step(1, 'two')],
      earlier: [],
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

  test('distinguishes two tabs, and says which of them is gone', () => {
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

  test('counts a page as open again once it reports itself', () => {
    const here: FeedMessage = {...page, kind: 'here', actors: [actor], steps: [], earlier: []};
    expect(tabsIn(heard(started, {...page, kind: 'gone'}, here))).toEqual([
      {tab: 'a', flow: 'free', isOpen: true},
    ]);
  });
});

describe('a page whose tab shows another', () => {
  const reloaded = {tab: 'a', load: 'a2'};
  const next: FeedMessage = {...reloaded, kind: 'started', actor};
  const walking: FeedMessage = {
    ...page,
    kind: 'walk',
    actor: actor.id,
    goal: 'free.created',
    progress: {kind: 'walking', planned: ['chooses FREE']},
  };
  const stopped = {
    ...page,
    actor: actor.id,
    goal: 'free.created',
    progress: {kind: 'stopped', reason: 'The page was left or loaded again.'},
  };

  test('is gone, also when it went without a word, and its walk has ended', () => {
    const left = heard(started, walking, {...page, kind: 'gone'});
    const crashed = heard(started, walking, {...reloaded, kind: 'ready'});
    expect([left.gone, crashed.gone]).toEqual([['a1'], ['a1']]);
    expect([left.walk, crashed.walk]).toEqual([stopped, stopped]);
  });

  test('has no current state any more, also where a walk had arrived, but still says why a walk stopped', () => {
    const arrived: FeedMessage = {...walking, progress: {kind: 'arrived'}};
    const inVain: FeedMessage = {...walking, progress: {kind: 'stopped', reason: 'In vain.'}};
    const left = [arrived, inVain].map((end) => heard(started, end, {...page, kind: 'gone'}));
    expect(left.map(({walk}) => walk?.progress)).toEqual([undefined, inVain.progress]);
  });

  test('runs again when the visitor goes back to it', () => {
    const here: FeedMessage = {...page, kind: 'here', actors: [actor], steps: [], earlier: []};
    const recording = heard(
      started,
      {...page, kind: 'gone'},
      {...reloaded, kind: 'ready'},
      next,
      here,
    );
    expect(tabsIn(recording)).toEqual([{tab: 'a', flow: 'free', isOpen: true}]);
    expect(runningFlow(recording, 'free', 'a')?.load).toBe('a1');
  });
});

describe('a page that reports an earlier load', () => {
  const earlier = [{load: 'a1', actors: [actor], steps: [step(0, 'one'), step(1, 'two')]}];
  const reloaded = {tab: 'a', load: 'a2'};
  const here: FeedMessage = {
    ...reloaded,
    kind: 'here',
    actors: [actor],
    steps: [step(0, 'one')],
    earlier,
  };

  test('shows a late viewer the steps of a page that is gone', () => {
    const {entries, gone} = heard({...reloaded, kind: 'started', actor}, here);
    expect(entries.map(({id, isAfterReload}) => [id, isAfterReload])).toEqual([
      ['a1/x:0/0', false],
      ['a1/x:0/1', false],
      ['a2/x:0/0', true],
    ]);
    expect(gone).toEqual(['a1']);
    expect(runningFlow(heard(here), 'free', 'a')?.load).toBe('a2');
  });

  test('adds nothing for a viewer that has received it, or knows the page already', () => {
    const before = heard(started, first, second, {...page, kind: 'gone'});
    expect(record(before, here).entries.map(({id}) => id)).toEqual([
      'a1/x:0/0',
      'a1/x:0/1',
      'a2/x:0/0',
    ]);
    const known = heard({...here, earlier: []});
    expect(record(known, here)).toBe(known);
  });
});

describe('who runs a flow', () => {
  const other = {tab: 'b', load: 'b1'};
  const inOther: FeedMessage = {...other, kind: 'started', actor: {...actor, flow: 'pro'}};

  test('is looked for in the followed tab first, then in the others', () => {
    const both = heard(started, {...other, kind: 'started', actor});
    expect([runningFlow(both, 'free', 'a')?.tab, runningFlow(both, 'free', 'b')?.tab]).toEqual([
      'a',
      'b',
    ]);
    expect(runningFlow(heard(started, inOther), 'pro', 'a')?.tab).toBe('b');
  });

  test('is nobody where the page is gone, or has gone on to another flow', () => {
    const gone = heard(started, {...page, kind: 'gone'});
    const on: FeedMessage = {...page, kind: 'started', actor: {...actor, id: 'x:1', flow: 'pro'}};
    const known = [gone, heard(started, on)].map((all) => runningFlow(all, 'free', 'a'));
    expect(known).toEqual([undefined, undefined]);
  });
});

describe('the rows of the log', () => {
  const steps = Array.from({length: 50}, (_, seq) => step(seq, 'one'));
  const {entries} = heard(started, {...page, kind: 'steps', steps});
  const sizes = (some: typeof entries) => piecesOf(some).map((piece) => piece.entries.length);

  test('are rendered in pieces, of which one more step changes only the last', () => {
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
