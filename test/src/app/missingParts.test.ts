// @vitest-environment node
import {expect, it} from 'vitest';
import {createMissingParts} from '../../../src/app/missingParts.ts';

it('a missing part is told to those who listen, and stays missing', () => {
  const {tell, isMissing, subscribe} = createMissingParts();
  let heard = 0;
  const leave = subscribe(() => {
    heard += 1;
  });
  expect(isMissing()).toBe(false);
  tell();
  leave();
  tell();
  expect([isMissing(), heard]).toEqual([true, 1]);
});
