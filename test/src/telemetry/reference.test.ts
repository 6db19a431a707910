import fc from 'fast-check';
import {expect, it} from 'vitest';
import {createReference} from '../../../src/telemetry/reference.ts';

it('follows from the random numbers alone', () => {
  const numbers = [0, 0.2, 0.4, 0.6, 0.8, 0.99, 0.5, 0.1];
  expect(createReference(() => numbers.shift() ?? 0)).toBe('BHPW-39TD');
});

it('is two groups of four characters that nobody mistakes for others, without vowels', () => {
  const random = fc.double({min: 0, max: 1, maxExcluded: true, noNaN: true});
  fc.assert(
    fc.property(fc.infiniteStream(random), (numbers) => {
      const reference = createReference(() => numbers.next().value);
      expect(reference).toMatch(/^[B-DF-HJKMNP-RTV-Z2-46-9]{4}-[B-DF-HJKMNP-RTV-Z2-46-9]{4}$/);
    }),
  );
});
