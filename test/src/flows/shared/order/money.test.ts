// @vitest-environment node
import {expect, it} from 'vitest';
import {euros} from '../../../../../src/flows/shared/order/money.ts';

it.each([
  [0, '€\u00A00,00'],
  [7, '€\u00A00,07'],
  [13_97, '€\u00A013,97'],
  [99_75, '€\u00A099,75'],
  [825_60, '€\u00A0825,60'],
  [1234_50, '€\u00A01.234,50'],
  [9456_00, '€\u00A09.456,00'],
  [1_234_567_89, '€\u00A01.234.567,89'],
])('%s cents are written the Belgian-Dutch way: %s @9-11 @B53', (cents, text) => {
  expect(euros(cents)).toBe(text);
});
