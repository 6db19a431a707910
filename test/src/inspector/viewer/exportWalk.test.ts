import {describe, expect, test} from 'vitest';
import {walkAsFile, walkAsRows, walkOf} from '../../../../src/inspector/viewer/exportWalk.ts';
import {follow, type Row} from '../../../support/machines/journey.ts';
import {entriesAfter} from '../recordedEntries.ts';
import {proToCreation, startRecorded} from '../recordedFlow.ts';

const walk = [...proToCreation, 'the environment is created, its address is unknown'];

const rowsIn = (code: string): Row[] =>
  [...code.matchAll(/^ {2}\['(.*)', '(.*)', '(.*)'\],$/gm)].map(
    ([, words = '', path = '', tags = '']) => [words, path, tags],
  );

describe('a recorded walk', () => {
  test('becomes rows of a path table, in the words of the model', async () => {
    const entries = await entriesAfter('free', ['chooses FREE', 'confirms the plan']);
    expect(walkAsRows(walkOf(entries))).toBe(
      [
        '// The free flow, starts when nothing is known.',
        'const recordedWalk: readonly Row[] = [',
        "  ['chooses FREE', '/', 'screen'],",
        "  ['confirms the plan', '/free', 'screen'],",
        '];',
        '',
      ].join('\n'),
    );
  });

  test('can be walked again by those rows, to the same end', async () => {
    const rows = rowsIn(walkAsRows(walkOf(await entriesAfter('pro', walk))));
    expect(rows.map(([words]) => words)).toEqual(walk);
    const {run} = startRecorded('pro');
    expect(await follow(run, rows)).toEqual(rows);
  });

  test('leaves out typing for which the model has no words', async () => {
    const {run} = startRecorded('free');
    await run.take({type: 'draft.save', values: {email: 'jan@example.test'}});
    const entries = await entriesAfter('free', ['types a company name']);
    const [start, typed] = entries;
    if (!start || !typed) throw new Error('nothing was recorded');
    const other = {...typed, step: {...typed.step, facts: {email: 'filled'}}};
    expect(rowsIn(walkAsRows([start, typed, other]))).toEqual([
      ['types a company name', '/', 'screen'],
    ]);
  });

  test('becomes a file with every step as the feed sent it', async () => {
    const entries = await entriesAfter('free', ['chooses FREE']);
    expect(JSON.parse(walkAsFile(entries))).toEqual({
      flow: 'free',
      steps: entries.map(({step}) => step),
    });
  });

  test('goes on across the payment page, whichever of its steps is shown', async () => {
    const [paid, back] = await Promise.all([
      entriesAfter('pro', [
        ...proToCreation,
        'the environment is created, a payment page is given',
      ]),
      entriesAfter('pro', ['types a company name']),
    ]);
    const later = back.map((entry) => ({...entry, load: 'load2'}));
    const earlier = back.map((entry) => ({...entry, load: 'load0'}));
    const all = [...earlier, ...paid, ...later];
    const whole = [...paid, ...later];
    expect(walkOf(all)).toEqual(whole);
    expect(walkOf(all, paid[1])).toEqual(whole);
    expect(walkOf(all, earlier[0])).toEqual(earlier);
    const rows = walkAsRows(whole);
    expect(rows).toContain('// The pro flow, back from the payment page, starts when');
    expect(rows.match(/readonly Row\[\] = \[/g)).toHaveLength(2);
  });

  test('is that of the flow that ran last', async () => {
    const free = await entriesAfter('free', ['chooses FREE']);
    const pro = (await entriesAfter('pro', ['edits the web address'])).map((entry) => ({
      ...entry,
      load: 'load2',
    }));
    expect(walkOf([...free, ...pro])).toEqual(pro);
  });
});
