import {expect, it} from 'vitest';
import {keepQuery, languageIn, withLanguage} from '../../../../src/app/history/languageInUrl.ts';

it.each([
  ['', undefined],
  ['?lng=nl-BE', 'nl'],
  ['?lng=EN_us', 'en'],
  ['?users=5&lng=en-GB', 'en'],
  ['?lng=fr&lng=en', undefined],
])('the address query %j asks for %s', (search, language) => {
  expect(languageIn(search)).toBe(language);
});

it.each([
  ['', '?lng=en'],
  ['?lng=nl', '?lng=en'],
  ['?users=5&lng=nl&interval=yearly', '?users=5&lng=en&interval=yearly'],
  ['?link=https%3A%2F%2Fa.testwerf.example', '?link=https%3A%2F%2Fa.testwerf.example&lng=en'],
])('English in %j leaves the rest alone: %j @S04', (search, query) => {
  expect(withLanguage(search, 'en')).toBe(query);
});

it('the links that switch the language keep the query, other links stay as they are', () => {
  document.body.innerHTML = '<a hreflang="nl"></a><a hreflang="en"></a><a href="/terms"></a>';
  keepQuery(document, '?users=5&lng=nl');
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['?users=5&lng=nl', '?users=5&lng=en', '/terms']);
});
