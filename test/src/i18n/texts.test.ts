import {afterEach, expect, it, vi} from 'vitest';
import {startI18n} from '../../../src/i18n/i18n.ts';
import {LANGUAGES} from '../../../src/i18n/languages.ts';
import {listFiles, readOurs} from '../../support/repository.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['nl', 'Volgende'],
  ['en', 'Next'],
] as const)(
  'of %s come with the build: nothing is asked of the network @7-13',
  async (language, next) => {
    const asked = vi.fn(() => {
      throw new TypeError('no network');
    });
    vi.stubGlobal('fetch', asked);
    vi.stubGlobal('XMLHttpRequest', asked);
    const i18n = await startI18n({brandName: 'Testwerf', language});
    expect([i18n.t('actions.next'), asked.mock.calls]).toEqual([next, []]);
  },
);

it('are parts of the code, and no file beside it @7-13', () => {
  const texts = listFiles('src/i18n').filter((path) => path.endsWith('.json'));
  expect(texts).toEqual(LANGUAGES.map((language) => `src/i18n/${language}.json`).toSorted());
  expect(listFiles('public').filter((path) => path.endsWith('.json'))).toEqual([]);
  const source = readOurs('src/i18n/texts.ts');
  for (const language of LANGUAGES) expect(source).toContain(`import('./${language}.json')`);
});
