import fc from 'fast-check';
import {expect, it} from 'vitest';
import {bareErrorOf} from '../../../src/telemetry/bareError.ts';

const OWN = 'https://signup.example';

const withStack = (error: Error, stack: string) => Object.assign(error, {stack});

it('keeps the name and the places of a Chromium error', () => {
  const error = withStack(
    new TypeError('"Welkom2024x" is no\n    at secret (canary.js:1:2)'),
    [
      'TypeError: "Welkom2024x" is no\n    at secret (canary.js:1:2)',
      '    at pick (https://signup.example/assets/app-Bx_4-9.js?lng=canary:10:20)',
      '    at https://signup.example/assets/app-Bx_4-9.js#canary:30:4',
      '    at canary (https://signup.example/src/app/app.tsx:5:6)',
      '    at https://signup.example/canary:30:4',
      '    at t (https://evil.example/assets/app-Bx_4-9.js:7:8)',
      '    at async Promise.all (index 0)',
    ].join('\n'),
  );
  expect(bareErrorOf(error, OWN)).toEqual({
    name: 'TypeError',
    frames: [
      '    at https://signup.example/assets/app-Bx_4-9.js:10:20',
      '    at https://signup.example/assets/app-Bx_4-9.js:30:4',
      '    at https://signup.example/src/app/app.tsx:5:6',
    ],
  });
});

it('keeps the name and the places of a Firefox error', () => {
  const error = withStack(
    new RangeError('canary'),
    'canary@https://signup.example/assets/app-Bx_4-9.js:10:20\n@https://signup.example/free?q=canary:1:2\n',
  );
  expect(bareErrorOf(error, OWN)).toEqual({
    name: 'RangeError',
    frames: ['    at https://signup.example/assets/app-Bx_4-9.js:10:20'],
  });
});

it.each([
  ['Welkom2024x', 'Thrown string'],
  [{password: 'Welkom2024x'}, 'Thrown object'],
  [undefined, 'Thrown undefined'],
  [null, 'Thrown object'],
])('says of %j only what it is', (thrown, name) => {
  expect(bareErrorOf(thrown, OWN)).toEqual({name, frames: []});
});

it('does without a stack', () => {
  const error = new Error('canary');
  delete error.stack;
  expect(bareErrorOf(error, OWN)).toEqual({name: 'Error', frames: []});
});

it('does with an error that cannot be read', () => {
  const error = Object.defineProperty(new Error('canary'), 'name', {
    get: () => {
      throw new Error('canary');
    },
  });
  expect(bareErrorOf(error, OWN)).toEqual({name: 'Error that cannot be read', frames: []});
});

it('reveals nothing that was put into an error, wherever it stands', () => {
  const canary = 'Welkom2024x';
  const place = fc.constantFrom(
    `    at ${canary} (${OWN}/assets/app-Bx_4-9.js:1:2)`,
    `    at ${OWN}/assets/app-Bx_4-9.js?${canary}:1:2`,
    `    at ${OWN}/${canary}:1:2`,
    `    at ${OWN}/assets/${canary}.js:1:2`,
    `    at https://${canary}.example/assets/app-Bx_4-9.js:1:2`,
    `    at https://${canary}@signup.example/assets/app-Bx_4-9.js:1:2`,
    `${canary}@${OWN}/assets/app-Bx_4-9.js:1:2`,
    `${canary}:1:2`,
    canary,
  );
  const text = fc.oneof(fc.constant(canary), place, fc.constant(42), fc.constant(undefined));
  const parts = fc.record({
    name: text,
    message: text,
    stack: fc.array(place).map((lines) => lines.join('\n')),
    cause: text,
  });
  fc.assert(
    fc.property(parts, (given) => {
      const error = new Error('');
      for (const [key, value] of Object.entries(given)) Object.defineProperty(error, key, {value});
      expect(JSON.stringify(bareErrorOf(error, OWN))).not.toContain(canary);
    }),
  );
});
