import {format, inspect} from 'node:util';
import {expect, test} from 'vitest';
import {Secret} from '../../../machines/shared/secret.ts';

const word = 'Welkom2024x';
const secret = new Secret(word);
const context = {draft: {email: 'jan@example.test'}, password: secret};

test('a secret is revealed to whoever asks for it by name', () => {
  expect(secret.reveal()).toBe(word);
});

test.each([
  ['JSON', JSON.stringify(context)],
  ['text', String(secret)],
  ['a template', `${secret}`],
  ['joined text', [secret, 'x'].join()],
  ['the console', inspect(context, {depth: null, showHidden: true, getters: true})],
  ['a log line', format('%s %o %j', secret, secret, secret)],
  ['a structured clone', inspect(structuredClone(context), {showHidden: true})],
  ['a spread', inspect({...secret}, {showHidden: true})],
  ['its keys', Reflect.ownKeys(secret).join()],
  ['an error', inspect(new Error('failed', {cause: context}))],
])('a secret does not show in %s @3-5 @B18', (_, shown) => {
  expect(shown).not.toContain(word);
});

test('a secret says in JSON and in text that it is one', () => {
  expect([JSON.stringify({password: secret}), String(secret)]).toEqual([
    '{"password":"[secret]"}',
    '[secret]',
  ]);
});
