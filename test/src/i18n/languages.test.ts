// @vitest-environment node
import {expect, it} from 'vitest';
import {localeOf, supportedLanguage, toLanguage} from '../../../src/i18n/languages.ts';

it.each([
  ['en', 'en', 'en', 'en_US'],
  ['en-US', 'en', 'en', 'en_US'],
  ['en_GB', 'en', 'en', 'en_US'],
  ['EN-AU', 'en', 'en', 'en_US'],
  ['nl', 'nl', 'nl', 'nl_NL'],
  ['nl-BE', 'nl', 'nl', 'nl_NL'],
  ['de-AT', undefined, 'nl', 'nl_NL'],
  ['eng', undefined, 'nl', 'nl_NL'],
  ['', undefined, 'nl', 'nl_NL'],
])('%j is %s; shown as %s, sent as %s @3-18 @S03 @B56', (tag, supported, language, locale) => {
  expect([supportedLanguage(tag), toLanguage(tag), localeOf(toLanguage(tag))]).toEqual([
    supported,
    language,
    locale,
  ]);
});

it('an unknown language is shown in Dutch @9-13', () => {
  expect(toLanguage(undefined)).toBe('nl');
});
