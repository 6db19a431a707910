import {expect, it} from 'vitest';
import {bareErrorOf} from '../../../src/telemetry/bareError.ts';

const withStack = (error: Error, stack: string) => Object.assign(error, {stack});

it('keeps the name and the places of a Chromium error', () => {
  const error = withStack(
    new TypeError('"Welkom2024x" is no\n    at secret (canary.js:1:2)'),
    [
      'TypeError: "Welkom2024x" is no\n    at secret (canary.js:1:2)',
      '    at pick (https://signup.example/assets/app-1.js?lng=canary:10:20)',
      '    at https://signup.example/assets/app-1.js#canary:30:4',
      '    at async Promise.all (index 0)',
    ].join('\n'),
  );
  expect(bareErrorOf(error)).toEqual({
    name: 'TypeError',
    frames: [
      '    at pick (https://signup.example/assets/app-1.js:10:20)',
      '    at https://signup.example/assets/app-1.js:30:4',
    ],
  });
});

it('keeps the name and the places of a Firefox error', () => {
  const error = withStack(
    new RangeError('canary'),
    'pick@https://signup.example/assets/app-1.js:10:20\n@https://signup.example/free?q=canary:1:2\n',
  );
  expect(bareErrorOf(error)).toEqual({
    name: 'RangeError',
    frames: [
      'pick@https://signup.example/assets/app-1.js:10:20',
      '@https://signup.example/free:1:2',
    ],
  });
});

it.each([
  ['Welkom2024x', 'Thrown string'],
  [{password: 'Welkom2024x'}, 'Thrown object'],
  [undefined, 'Thrown undefined'],
  [null, 'Thrown object'],
])('says of %j only what it is', (thrown, name) => {
  expect(bareErrorOf(thrown)).toEqual({name, frames: []});
});

it('does without a stack', () => {
  const error = new Error('canary');
  delete error.stack;
  expect(bareErrorOf(error)).toEqual({name: 'Error', frames: []});
});
