import {expect, it} from 'vitest';
import {watchUnexpectedErrors} from '../../../../src/app/errors/unexpectedErrors.ts';

const watch = () => {
  const page = new EventTarget();
  const reported: unknown[] = [];
  watchUnexpectedErrors(page, (error) => reported.push(error));
  const happen = (type: string, values: Record<string, unknown>) =>
    page.dispatchEvent(Object.assign(new Event(type), values));
  return {
    reported,
    throws: (error: unknown) => happen('error', {error}),
    rejects: (reason: unknown) => happen('unhandledrejection', {reason}),
  };
};

const errorAt = (line: number) =>
  Object.assign(new TypeError('x'), {
    stack: `TypeError: x\n    at f (${location.origin}/assets/a-Bx_4-9.js:${line}:1)`,
  });

it('what is thrown and what is rejected is reported', () => {
  const {reported, throws, rejects} = watch();
  const [thrown, rejected] = [errorAt(1), errorAt(2)];
  throws(thrown);
  rejects(rejected);
  expect(reported).toEqual([thrown, rejected]);
});

const stacked = (stack: string) => Object.assign(new TypeError('x'), {stack});
const OWN = `${location.origin}/assets/a-Bx_4-9.js:1:1`;

it.each([
  ['a text', 'not ours'],
  ['null', null],
  ['undefined', undefined],
  ['a plain object', {kind: 'network', message: 'x'}],
  ['an error without a place', stacked('Error: x')],
  ['an extension of Chromium', stacked('TypeError: x\n    at f (chrome-extension://ab/c.js:1:2)')],
  ['an extension of Firefox', stacked('f@moz-extension://ab-cd/content.js:1:2\n')],
  ['an extension of Safari', stacked('f@safari-web-extension://AB-CD/content.js:1:2')],
  ['an extension that Safari hides', stacked('f@webkit-masked-url://hidden/:1:2')],
  ['a script put into the page', stacked('TypeError: x\n    at <anonymous>:2:3')],
  [
    'a script of another host',
    stacked('TypeError: x\n    at https://other.example/a-123456.js:1:2'),
  ],
  [
    'an extension that one of ours called',
    stacked(`TypeError: x\n    at fetch (chrome-extension://ab/c.js:1:2)\n    at f (${OWN})`),
  ],
  [
    'a script in the console that one of ours called',
    stacked(`TypeError: x\n    at <anonymous>:2:3\n    at f (${OWN})`),
  ],
])('what comes from %s is not reported @S32 @F12', (_, thrown) => {
  const {reported, throws, rejects} = watch();
  throws(thrown);
  rejects(thrown);
  expect(reported).toEqual([]);
});

it.each([
  ['one that an extension called', `    at f (${OWN})\n    at g (chrome-extension://ab/c.js:1:2)`],
  ['one that the browser called back', `    at JSON.parse (<anonymous>)\n    at f (${OWN})`],
])('what comes from our scripts is reported: %s @F12', (_, lines) => {
  const {reported, rejects} = watch();
  const error = stacked(`TypeError: x\n${lines}`);
  rejects(error);
  expect(reported).toEqual([error]);
});

it('a load that was given up, as on leaving the page, is no fault @S32', () => {
  const {reported, throws, rejects} = watch();
  for (const name of ['AbortError', 'CanceledError']) {
    const given = Object.assign(errorAt(3), {name});
    throws(given);
    rejects(given);
  }
  expect(reported).toEqual([]);
});

it('the same fault is reported once, whatever its message', () => {
  const {reported, throws, rejects} = watch();
  const first = errorAt(7);
  throws(first);
  throws(errorAt(7));
  rejects(errorAt(7));
  expect(reported).toEqual([first]);
});

it('a script of another origin, of which nothing is known, is left out', () => {
  const {reported, throws} = watch();
  throws(null);
  throws(undefined);
  expect(reported).toEqual([]);
});

it('no page reports more than ten', () => {
  const {reported, throws} = watch();
  for (let line = 1; line <= 30; line += 1) throws(errorAt(line));
  expect(reported).toHaveLength(10);
});
