import {expect, it} from 'vitest';
import {watchUnexpectedErrors} from '../../../src/app/unexpectedErrors.ts';

const watch = () => {
  const page = new EventTarget();
  const told: unknown[] = [];
  watchUnexpectedErrors(page, (error) => told.push(error));
  const happen = (type: string, values: Record<string, unknown>) =>
    page.dispatchEvent(Object.assign(new Event(type), values));
  return {
    told,
    throws: (error: unknown) => happen('error', {error}),
    rejects: (reason: unknown) => happen('unhandledrejection', {reason}),
  };
};

const errorAt = (line: number) =>
  Object.assign(new TypeError('x'), {
    stack: `TypeError: x\n    at f (${location.origin}/assets/a-Bx_4-9.js:${line}:1)`,
  });

it('what is thrown and what is rejected is told of', () => {
  const {told, throws, rejects} = watch();
  const [thrown, rejected] = [errorAt(1), errorAt(2)];
  throws(thrown);
  rejects(rejected);
  rejects(null);
  expect(told).toEqual([thrown, rejected, null]);
});

it('the same fault is told of once, whatever its message', () => {
  const {told, throws, rejects} = watch();
  const first = errorAt(7);
  throws(first);
  throws(errorAt(7));
  rejects(errorAt(7));
  expect(told).toEqual([first]);
});

it('a script of another origin, of which nothing is known, is left out', () => {
  const {told, throws} = watch();
  throws(null);
  throws(undefined);
  expect(told).toEqual([]);
});

it('no page tells of more than ten', () => {
  const {told, throws} = watch();
  for (let line = 1; line <= 30; line += 1) throws(errorAt(line));
  expect(told).toHaveLength(10);
});
