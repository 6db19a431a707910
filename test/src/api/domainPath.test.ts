import {expect, it} from 'vitest';
import {domainPath} from '../../../src/api/domainPath.ts';

it.each([
  ['acmetest', 'acmetest'],
  [' AcmeTest ', 'acmetest'],
  ['acme\u200E', 'acme'],
  ['a/b?c#d', 'a%2Fb%3Fc%23d'],
])('writes %j as %s @3-25', (domainName, piece) => {
  expect(domainPath(domainName)).toBe(piece);
});
