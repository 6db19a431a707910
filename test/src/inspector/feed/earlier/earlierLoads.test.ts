import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {createEarlierLoads} from '../../../../../src/inspector/feed/earlier/earlierLoads.ts';
import {KEPT_STEPS} from '../../../../../src/inspector/feed/messages.ts';
import {emptyRecording, piecesOf, record} from '../../../../../src/inspector/viewer/entries.ts';
import {butOne, hostileJson} from '../../../../support/hostile.ts';
import {startRecorded, tabStorage} from '../../recordedFlow.ts';

const [step] = startRecorded('free').steps();
if (!step) throw new Error('nothing was recorded');
const actors = [{id: step.actor, flow: 'free', at: 1}];
const recorded = (count: number, from = 0) => ({
  actors,
  steps: Array.from({length: count}, (_, index) => ({...step, seq: from + index})),
});

const open = (load: string, storage: () => Pick<Storage, 'getItem' | 'setItem'>, tab = 'tab1') =>
  createEarlierLoads({tab, load, storage});

describe('what a tab keeps of its earlier loads', () => {
  test('is listed oldest first, without the load that asks for it', () => {
    const {storage} = tabStorage();
    open('one', storage).keep(recorded(2));
    open('two', storage).keep(recorded(1));
    // Kept for Back and Forward, a page goes more than once.
    open('two', storage).keep(recorded(3));
    expect(open('three', storage).read()).toEqual([
      {load: 'one', ...recorded(2)},
      {load: 'two', ...recorded(3)},
    ]);
    expect(open('two', storage).read()).toEqual([{load: 'one', ...recorded(2)}]);
  });

  test('is its last steps, no more than a single load keeps', () => {
    const {storage} = tabStorage();
    open('one', storage).keep(recorded(10));
    open('two', storage).keep(recorded(KEPT_STEPS - 10));
    open('three', storage).keep(recorded(3));
    expect(open('four', storage).read()).toEqual([
      {load: 'one', ...recorded(7, 3)},
      {load: 'two', ...recorded(KEPT_STEPS - 10)},
      {load: 'three', ...recorded(3)},
    ]);
    open('four', storage).keep(recorded(KEPT_STEPS));
    expect(open('five', storage).read()).toEqual([{load: 'four', ...recorded(KEPT_STEPS)}]);
  });

  test('is not that of the tab which it was duplicated from', () => {
    const {storage} = tabStorage();
    open('one', storage).keep(recorded(2));
    expect(open('two', storage, 'tab2').read()).toEqual([]);
    open('two', storage, 'tab2').keep(recorded(1));
    expect(open('three', storage, 'tab2').read()).toEqual([{load: 'two', ...recorded(1)}]);
  });

  test('is nothing where the browser stores nothing, or something else', () => {
    const refusing = () => {
      throw new Error('The operation is insecure.');
    };
    open('one', refusing).keep(recorded(1));
    expect(open('two', refusing).read()).toEqual([]);
    for (const text of ['', 'null', '[', '{"tab":"tab1"}']) {
      const storage = () => ({getItem: () => text, setItem: () => undefined});
      expect(open('two', storage).read()).toEqual([]);
    }
  });

  test('is only what a viewer can show, whatever is stored', () => {
    const tried = {
      guard: 'hasPlan',
      arrow: 'a',
      passed: true,
      reads: {plan: 'pro'},
      wants: {plan: 'free'},
    };
    const calm = {...step.after, context: {discount: 14}};
    const busy = {...step, facts: {discount: 14}, tried: [tried], fired: ['a'], after: calm};
    const kept = {tab: 'tab1', loads: [{load: 'one', actors, steps: [busy]}]};
    const text = expect.any(String);
    const texts = expect.toSatisfy((found: unknown[]) =>
      found.every((one) => typeof one === 'string'),
    );
    const facts = expect.toSatisfy((found: object) =>
      Object.values(found).every((fact) => typeof fact !== 'object'),
    );
    const number = expect.any(Number);
    const after = {
      active: texts,
      state: text,
      tags: texts,
      status: text,
      path: text,
      history: text,
      context: facts,
    };
    const shown = {
      seq: number,
      at: number,
      actor: text,
      event: text,
      facts,
      fired: texts,
      address: text,
      after,
    };
    const guard = {guard: text, arrow: text, passed: expect.any(Boolean), reads: facts};
    fc.assert(
      fc.property(fc.oneof(butOne(kept), hostileJson(kept)), (found) => {
        const storage = () => ({getItem: () => JSON.stringify(found), setItem: () => undefined});
        const earlier = open('two', storage).read();
        const here = {tab: 'tab1', load: 'two', kind: 'here', actors, steps: [], earlier} as const;
        const {entries} = record(emptyRecording, here);
        expect(piecesOf(entries).flatMap((piece) => piece.entries)).toEqual(entries);
        for (const entry of entries) {
          expect(entry.step).toMatchObject(shown);
          for (const one of entry.step.tried) {
            expect(one).toMatchObject(one.wants === undefined ? guard : {...guard, wants: facts});
          }
        }
      }),
      {numRuns: 1000},
    );
  });
});
