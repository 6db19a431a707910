import {afterEach, expect, it, vi} from 'vitest';
import {startI18n} from '../../../src/i18n/i18n.ts';

afterEach(() => vi.restoreAllMocks());

it('works where storage and cookies are refused', () => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);

  expect(startI18n({brandName: 'Testwerf'}).t('actions.next')).toBe('Next');
});
