import {describe, expect, test} from 'vitest';
import {createOutbox} from '../../../../src/inspector/feed/outbox.ts';
import {startRecorded} from '../recordedFlow.ts';

const [step] = startRecorded('free').steps();
if (!step) throw new Error('nothing was recorded');
const steps = [0, 1, 2].map((seq) => ({...step, seq}));

const open = () => {
  const posted: number[][] = [];
  const tasks: (() => void)[] = [];
  const outbox = createOutbox({
    post: (some) => posted.push(some.map(({seq}) => seq)),
    later: (task) => tasks.push(task),
  });
  const add = (...places: number[]) => {
    for (const place of places) outbox.add(steps[place] ?? step);
  };
  const haveTime = () => {
    for (const task of tasks.splice(0)) task();
  };
  return {outbox, posted, add, haveTime};
};

describe('what a page reports of its steps', () => {
  test('waits until the page has time, and then goes in one message', () => {
    const {outbox, posted, add, haveTime} = open();
    outbox.open('viewer1');
    add(0, 1);
    expect(posted).toEqual([]);
    haveTime();
    add(2);
    haveTime();
    expect(posted).toEqual([[0, 1], [2]]);
  });

  test('goes at once when it must, and not again when the page has time', () => {
    const {outbox, posted, add, haveTime} = open();
    outbox.open('viewer1');
    add(0);
    outbox.flush();
    haveTime();
    expect(posted).toEqual([[0]]);
  });

  test('is nothing while there is no viewer', () => {
    const {outbox, posted, add, haveTime} = open();
    add(0);
    outbox.open('viewer1');
    add(1);
    haveTime();
    expect(posted).toEqual([[1]]);
  });

  test('ends with the last viewer, and not with the first of two', () => {
    const {outbox, posted, add, haveTime} = open();
    outbox.open('viewer1');
    outbox.open('viewer2');
    outbox.close('viewer1');
    add(0);
    haveTime();
    outbox.close('viewer2');
    add(1);
    haveTime();
    expect(posted).toEqual([[0]]);
  });
});
