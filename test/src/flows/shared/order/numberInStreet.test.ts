// @vitest-environment node
import {expect, it} from 'vitest';
import {numberInStreet} from '../../../../../src/flows/shared/order/numberInStreet.ts';

it.each([
  ['Teststraat 12', '', 'Teststraat', '12'],
  ['Teststraat 12', '12', 'Teststraat', '12'],
  ['Teststraat 12', '12 A', 'Teststraat', '12'],
  [' Teststraat  12a ', '12 A', 'Teststraat', '12a'],
  ['Teststraat, 12', '', 'Teststraat', '12'],
  ['Kerkstraat 12 bus 4', '', 'Kerkstraat', '12 bus 4'],
  ['Kerkstraat 44-bis', '44', 'Kerkstraat', '44-bis'],
  ['2e Kerkstraat 12', '', '2e Kerkstraat', '12'],
  ['Place du 11 Novembre 5', '', 'Place du 11 Novembre', '5'],
  ['Teststraat 12\u200E', '12', 'Teststraat', '12'],
])('%j with house number %j: %j, %j', (street, houseNumber, name, number) => {
  expect(numberInStreet(street, houseNumber)).toEqual({street: name, number});
});

it.each([
  ['Teststraat', ''],
  ['Plein 1944', '5'],
  ['Teststraat 12', '1'],
  ['Teststraat 1', '12'],
  ['12', ''],
  ['2e Kerkstraat', ''],
  ['Straat12', ''],
  ['', '12'],
])('%j with house number %j holds none', (street, houseNumber) => {
  expect(numberInStreet(street, houseNumber)).toBeUndefined();
});
