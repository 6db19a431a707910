import {expect, it} from 'vitest';
import {isRecord} from '../../../src/api/record.ts';

it.each([{}, {data: null}, JSON.parse('{"__proto__": 1}')])('%j is a record', (value) => {
  expect(isRecord(value)).toBe(true);
});

it.each([null, undefined, [], '', 'text', 0, true])('%j is none', (value) => {
  expect(isRecord(value)).toBe(false);
});
