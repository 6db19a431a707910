import {afterEach, expect, it, vi} from 'vitest';
import {visitorsLanguage} from '../../../src/i18n/visitorsLanguage.ts';

afterEach(() => vi.restoreAllMocks());

it('the language is found although storage and cookies are refused @B15', () => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);

  expect(visitorsLanguage()).toBe('en');
});
